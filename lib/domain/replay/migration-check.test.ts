import fc from "fast-check";
import { expect, it } from "vitest";
import { migrationCheck } from "./migration-check.ts";

it("counts a rule's change only where the old rule agrees on both records", () => {
  const check = migrationCheck([
    { id: "a", oldRuleOldRecord: "pass", oldRuleMigrated: "pass", newRuleMigrated: "fail" },
    { id: "b", oldRuleOldRecord: "pass", oldRuleMigrated: "fail", newRuleMigrated: "fail" },
    { id: "c", oldRuleOldRecord: "fail", oldRuleMigrated: null, newRuleMigrated: "pass" },
    { id: "d", oldRuleOldRecord: "fail", oldRuleMigrated: "fail", newRuleMigrated: null },
  ]);
  expect(check).toMatchObject({
    agreed: ["a", "d"],
    disagreed: ["b"],
    unknown: ["c"],
    notRescored: ["d"],
    ruleChange: { episodes: 1, passToFail: 1, failToPass: 0, churn: 1 },
  });
});

it("loses no episode, and a failed migration never enters the rule's change", () => {
  const word = fc.constantFrom("pass" as const, "fail" as const, null);
  const cells = fc.array(fc.tuple(word, word, word));
  fc.assert(
    fc.property(cells, (rows) => {
      const check = migrationCheck(
        rows.map(([oldRuleOldRecord, oldRuleMigrated, newRuleMigrated], id) => ({
          ...{ id: String(id), oldRuleOldRecord, oldRuleMigrated, newRuleMigrated },
        })),
      );
      const ids = [...check.agreed, ...check.disagreed, ...check.unknown];
      expect(new Set(ids).size).toBe(rows.length);
      const rescored = rows.filter(([a, b, c]) => a !== null && a === b && c !== null);
      expect(check.ruleChange.episodes).toBe(rescored.length);
    }),
  );
});
