import { expect, it } from "vitest";
import { auditLine } from "./audit-line.ts";

it("says who did what to what, with old and new", () => {
  const at = new Date("2026-07-16T09:30:12Z");
  const detail = { before: "direct", after: "open", boards: ["a"] };
  const row = {
    id: 7,
    at,
    actor: "Ada",
    action: "policy_changed",
    target: "site",
    detail,
  } as const;
  expect(auditLine(row)).toEqual({
    id: 7,
    at: "2026-07-16 09:30 UTC",
    actor: "Ada",
    action: "policy changed",
    target: "site",
    detail: 'before: direct, after: open, boards: ["a"]',
  });
});
