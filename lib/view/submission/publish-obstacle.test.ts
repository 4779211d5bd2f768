import { expect, it } from "vitest";
import type { SecretFinding } from "#lib/domain/submission/secret.ts";
import { runOf } from "../testing.ts";
import { publishObstacle } from "./publish-obstacle.ts";

const nameless = runOf({ taskSet: { name: null, version: null, hash: null, tasks: null } });
const secret: SecretFinding = {
  ...{ id: "x_1", rule: "cookie", preview: "…", sha256: "00", places: [], occurrences: 1 },
};

it.each([
  ["undecided possible secrets", [runOf()], [secret], 0],
  ["undecided possible secrets", [nameless], [], 3],
  ["The task set of 1 run is unknown", [nameless, runOf()], [], 0],
] as const)("says what is to be done: %s", (text, runs, secrets, secretsUnlisted) => {
  expect(publishObstacle({ runs, secrets, secretsUnlisted }, [])).toContain(text);
});

it("says nothing when nothing is left to be done", () => {
  expect(publishObstacle({ runs: [runOf()], secrets: [], secretsUnlisted: 0 }, [])).toBeNull();
});
