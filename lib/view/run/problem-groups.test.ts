import { expect, it } from "vitest";
import { problemGroups, problemLabel } from "./problem-groups.ts";

const problem = (effect: "note" | "row_lost", source: string) =>
  ({ code: "malformed_row", effect, source, message: "m" }) as const;

it("puts what bars publishing first and counts what is left out", () => {
  const problems = [problem("note", "a"), problem("row_lost", "b"), problem("row_lost", "c")];
  const groups = problemGroups(problems, 1);
  expect(groups.map(({ effect, problems: shown, left }) => [effect, shown.length, left])).toEqual([
    ["row_lost", 1, 1],
    ["note", 1, 0],
  ]);
  expect(problemLabel(problem("note", "a"))).toBe("malformed row");
});
