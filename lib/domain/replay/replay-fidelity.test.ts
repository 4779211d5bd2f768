import { expect, it } from "vitest";
import { replayFidelity } from "./replay-fidelity.ts";

it("states agreement with its denominators, by scaffold and by termination reason", () => {
  const tool = { scaffold: "tool-calling", terminationReason: "user_stop" };
  const fidelity = replayFidelity([
    { ...tool, recorded: 1, replayed: 1 },
    { ...tool, recorded: 0, replayed: 1 },
    { ...tool, terminationReason: "agent_stop", recorded: 1, replayed: null },
    { scaffold: null, terminationReason: "agent_stop", recorded: 0.5, replayed: 0.5 + 1e-9 },
  ]);
  expect(fidelity.all).toEqual({
    ...{ group: null, scored: 4, replayed: 3, agree: 2, agreement: 2 / 3 },
  });
  expect(fidelity.byScaffold).toEqual([
    { group: "tool-calling", scored: 3, replayed: 2, agree: 1, agreement: 0.5 },
    { group: null, scored: 1, replayed: 1, agree: 1, agreement: 1 },
  ]);
  expect(fidelity.byTerminationReason).toEqual([
    { group: "agent_stop", scored: 2, replayed: 1, agree: 1, agreement: 1 },
    { group: "user_stop", scored: 2, replayed: 2, agree: 1, agreement: 0.5 },
  ]);
});

it("knows no agreement where nothing was replayed", () => {
  expect(replayFidelity([]).all.agreement).toBeNull();
});
