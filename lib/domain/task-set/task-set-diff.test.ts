import { expect, it } from "vitest";
import { taskSetDiff, type VersionedTask } from "./task-set-diff.ts";

function task(name: string, hash: string | null, actions: string[] | null = null): VersionedTask {
  return { task: name, scoringHash: hash, fields: actions === null ? null : { actions } };
}

it("counts what came, went, changed and stayed, and what nobody can tell", () => {
  const before = [
    task("2", "x", ["pay"]),
    task("10", "y", ["a"]),
    task("1", "z"),
    task("3", null),
    task("old", "o"),
  ];
  const after = [
    task("10", "y2", ["b"]),
    task("2", "x2", ["pay", "pay"]),
    task("1", "z"),
    task("3", "t"),
    task("new", "n"),
  ];
  expect(taskSetDiff(before, after)).toMatchObject({
    added: ["new"],
    removed: ["old"],
    changed: [
      { task: "2", movesReward: true },
      { task: "10", movesReward: true },
    ],
    same: 1,
    unknown: ["3"],
  });
});

it("knows that a task changed by its hash alone, and then not how", () => {
  const { changed } = taskSetDiff([task("1", "a", ["x"])], [task("1", "b")]);
  expect(changed).toEqual([{ task: "1", changes: null, movesReward: null }]);
});
