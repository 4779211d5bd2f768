import { expect, it } from "vitest";
import { tokenLine } from "./token-line.ts";

it("says of a token when it was made, used and revoked, and never leaves a time out", () => {
  const createdAt = new Date("2026-07-16T09:30:12Z");
  const token = { id: "t", name: "ci", scopes: ["submit", "maintain"], createdAt } as const;
  expect(tokenLine({ ...token, lastUsedAt: null, revokedAt: null })).toEqual({
    id: "t",
    name: "ci",
    scopes: "submit, maintain",
    made: "2026-07-16 09:30 UTC",
    lastUsed: "never",
    revoked: null,
  });
  expect(tokenLine({ ...token, lastUsedAt: createdAt, revokedAt: createdAt })).toMatchObject({
    lastUsed: "2026-07-16 09:30 UTC",
    revoked: "2026-07-16 09:30 UTC",
  });
});
