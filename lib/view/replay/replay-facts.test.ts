import { expect, it } from "vitest";
import { replayFacts } from "./replay-facts.ts";

const nothing = {
  ...{ missingTools: [], drift: null, firstDivergence: null, firstFailingCall: null },
  returned: null,
};

it("names the first failing call, and calls the number returned no score", () => {
  const facts = replayFacts({
    ...nothing,
    validity: "state_mismatch",
    firstFailingCall: { index: 3, name: "toggle_data", message: "no such tool" },
    returned: "0.0",
  });
  expect(facts).toEqual([
    { name: "Validity", text: "state mismatch" },
    { name: "First failing call", text: "call 3, toggle_data: no such tool" },
    { name: "Number returned", text: "0.0, by the re-grade; no score by itself" },
  ]);
});

it("says both sides of the first divergence, and what is not kept", () => {
  const facts = replayFacts({
    ...nothing,
    validity: "tool_missing",
    missingTools: ["pay", "book"],
    drift: { differing: 1, checked: 30 },
    firstDivergence: { call: 0, tool: "pay", recorded: "ok", replayed: null },
  });
  expect(facts.map(({ text }) => text)).toEqual([
    "tool missing",
    "pay, book",
    "call 0, pay: recorded ok; replayed nothing kept",
    "1 of 30 checked calls differ",
  ]);
});
