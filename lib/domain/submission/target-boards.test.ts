import { expect, it } from "vitest";
import { targetBoards } from "./target-boards.ts";

it("names each board once, and none for an unknown task set", () => {
  const run = (name: string | null) => ({ benchmark: "tau-bench", taskSet: { name } });
  const runs = [run("retail"), run("airline"), run("retail"), run(null)];
  // @ts-expect-error: only what the law reads
  expect(targetBoards({ runs })).toEqual(["tau-bench-airline", "tau-bench-retail"]);
});
