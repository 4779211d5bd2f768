import { expect, it } from "vitest";
import { boardRunOf, measuredBy, runOf } from "../testing.ts";
import { partRuns } from "./compare-apart.ts";

const named = (id: string, facts: Parameters<typeof runOf>[0] = {}) => ({
  id,
  run: boardRunOf(runOf({ id, ...facts })),
});
const [a, b] = [named("r_a"), named("r_b")];
const newer = named("r_c", { measurement: measuredBy("m_2", "2.0") });
const figure = named("r_d", { counts: null });
const nobody = { id: "r_e", run: null };
const idsOf = (runs: readonly { readonly id: string }[]) => runs.map(({ id }) => id);

it("compares runs under one ruler and says of the others why not", () => {
  const { compared, apart, hasOtherRulers, warnings } = partRuns(
    [a, b, newer, figure, nobody],
    false,
  );
  expect(idsOf(compared)).toEqual(["r_a", "r_b"]);
  expect(apart.map(({ id, reason, isFound }) => [id, reason, isFound])).toEqual([
    ["r_e", "there is no such run", false],
    ["r_d", "it is a figure without episodes", true],
    ["r_c", "another ruler: scorer version 2.0, of the baseline 1.0", true],
  ]);
  expect([hasOtherRulers, warnings]).toEqual([true, []]);
});

it("compares under two rulers when asked, with a warning", () => {
  const { compared, apart, hasOtherRulers, warnings } = partRuns([a, newer, figure], true);
  expect(idsOf(compared)).toEqual(["r_a", "r_c"]);
  expect(idsOf(apart)).toEqual(["r_d"]);
  expect(hasOtherRulers).toBe(true);
  expect(warnings).toEqual(["unknown model: scorer version 2.0, of the baseline 1.0"]);
});

it.each([[[]], [[nobody, b]]])("compares nobody without a baseline", (runs) => {
  expect(partRuns(runs, false).compared).toEqual([]);
});
