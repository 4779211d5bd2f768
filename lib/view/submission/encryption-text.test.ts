import { expect, it } from "vitest";
import { runOf } from "../testing.ts";
import { encryptionText } from "./encryption-text.ts";

const fact = { name: "encrypted at", value: "2025-09-11T16:08:52", source: "a_UPLOAD.json" };

function said(provenance: readonly (typeof fact)[], passwordGiven: boolean) {
  return encryptionText({ report: { runs: [runOf(), runOf({ provenance })] }, passwordGiven });
}

it("says with which password an archive was opened, and nothing of an open one", () => {
  expect(said([fact], false)).toContain("published password");
  expect(said([fact], true)).toContain("the password you gave");
  expect(said([], true)).toBeNull();
  expect(encryptionText({ report: null, passwordGiven: true })).toBeNull();
});
