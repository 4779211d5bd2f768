import { expect, it } from "vitest";
import { canonicalHash } from "./canonical-hash.ts";
import { scoringContent } from "./scoring-content.ts";

it("keeps what it hashes, and of too much the hash alone", () => {
  const fields = { outputs: ["7"], actions: [] };
  expect(scoringContent(fields)).toEqual({
    scoringHash: canonicalHash(fields),
    scoring: '{"actions":[],"outputs":["7"]}',
  });
  const large = { outputs: ["x".repeat(300_000)] };
  expect(scoringContent(large)).toEqual({ scoringHash: canonicalHash(large) });
});
