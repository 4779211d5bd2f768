import { expect, it } from "vitest";
import { readTaskFile } from "./read-task-file.ts";

const task = (id: string, actions: readonly object[]) => ({ id, evaluation_criteria: { actions } });

it("hashes the criteria of each task and keeps them", () => {
  const read = readTaskFile(JSON.stringify([task("0", []), task("1", [{ name: "pay" }])]));
  expect(read).toMatchObject({
    kind: "read",
    tasks: [
      { task: "0", emptyReference: true },
      { task: "1", emptyReference: false, scoring: expect.stringContaining('"pay"') },
    ],
  });
});

it.each([
  ["{", "not a list of tau2-bench tasks"],
  ["{}", "not a list of tau2-bench tasks"],
  ["[]", "not a list of tau2-bench tasks"],
  [`[{"id": null}]`, "0.id"],
  [JSON.stringify([task("7", []), task("7", [])]), "it names task 7 twice"],
])("refuses %s", (text, reason) => {
  expect(readTaskFile(text)).toMatchObject({
    kind: "refused",
    reason: expect.stringContaining(reason),
  });
});
