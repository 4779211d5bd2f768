import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type TrajectoryStep, trajectoryDigest } from "./trajectory-digest.ts";

const call = { tool: "book", requestor: "assistant", arguments: { a: 1, b: [2] } };
const steps: TrajectoryStep[] = [
  { role: "user", text: "Book it.", calls: [] },
  { role: "agent", text: null, calls: [call] },
];

describe("trajectoryDigest", () => {
  it("does not depend on the order of an argument's keys", () => {
    const turned = { ...call, arguments: { b: [2], a: 1 } };
    const same = [...steps.slice(0, 1), { role: "agent" as const, text: null, calls: [turned] }];
    expect(trajectoryDigest(same)).toBe(trajectoryDigest(steps));
    expect(trajectoryDigest(steps)).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<[string, TrajectoryStep]>([
    ["a word", { role: "user", text: "Book it!", calls: [] }],
    ["a role", { role: "agent", text: "Book it.", calls: [] }],
    ["silence for an empty text", { role: "user", text: "", calls: [] }],
    ["a call", { role: "user", text: "Book it.", calls: [call] }],
  ])("changes with %s", (_, step) => {
    expect(trajectoryDigest([step, ...steps.slice(1)])).not.toBe(trajectoryDigest(steps));
  });

  it.each([
    ["the tool", { ...call, tool: "cancel" }],
    ["whose call it is", { ...call, requestor: "user" }],
    ["an argument", { ...call, arguments: { a: 1, b: [3] } }],
    ["the type of an argument", { ...call, arguments: { a: "1", b: [2] } }],
  ])("changes with %s", (_, other) => {
    const changed = [...steps.slice(0, 1), { role: "agent" as const, text: null, calls: [other] }];
    expect(trajectoryDigest(changed)).not.toBe(trajectoryDigest(steps));
  });

  it("is no digest where nobody did anything", () => {
    expect(trajectoryDigest([])).toBeNull();
  });

  it("tells any two different trajectories of texts apart, whatever stands in them", () => {
    const said = fc.record({
      role: fc.constantFrom("agent" as const, "user" as const),
      text: fc.option(fc.string({ unit: "binary" }), { nil: null }),
      calls: fc.constant([]),
    });
    const some = fc.array(said, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(some, some, (a, b) => {
        const equal = JSON.stringify(a) === JSON.stringify(b);
        expect(trajectoryDigest(a) === trajectoryDigest(b)).toBe(equal);
      }),
    );
  });
});
