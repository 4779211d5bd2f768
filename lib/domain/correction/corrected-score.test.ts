import { expect, it } from "vitest";
import { correctedScore } from "./corrected-score.ts";

const pass = { status: "valid", reason: null, value: 1 } as const;
const excluded = { status: "excluded", reason: null, value: null } as const;
const missing = { status: "missing", reason: "not_in_archive", value: null } as const;

it("takes an excluded episode out, and leaves a retracted score unknown, never zero", () => {
  expect(correctedScore(pass, null)).toBe(pass);
  expect(correctedScore(pass, "excluded")).toEqual(excluded);
  expect(correctedScore(pass, "retracted")).toEqual({
    status: "invalid",
    reason: "retracted",
    value: null,
  });
});

it("leaves what the archive excludes, and finds nothing to retract where it holds nothing", () => {
  expect(correctedScore(excluded, "retracted")).toBe(excluded);
  expect(correctedScore(missing, "retracted")).toBe(missing);
});
