import { expect, it } from "vitest";
import { terminationWord } from "./tau2-bench.ts";

it("knows which ends are declared zeros and which reach the scorer", () => {
  expect(terminationWord("user_stop")?.kind).toBe("finished");
  expect(terminationWord("max_steps")).toMatchObject({ kind: "premature", execution: "limit" });
  expect(terminationWord("infrastructure_error")?.kind).toBe("infrastructure");
});

it("knows no word that the harness does not have", () => {
  expect(terminationWord("gave_up")).toBeNull();
  expect(terminationWord("constructor")).toBeNull();
});
