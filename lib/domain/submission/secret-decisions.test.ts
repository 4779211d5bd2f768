import { describe, expect, it } from "vitest";
import type { SecretDecision, SecretFinding } from "./secret.ts";
import { hasUndecidedSecrets, heldDecisions, undecidedSecrets } from "./secret-decisions.ts";

const finding = (id: string): SecretFinding => ({
  ...{ id, rule: "cookie", preview: "…", sha256: "00", places: [], occurrences: 1 },
});
const decision = (
  onFinding: string | null,
  action: SecretDecision["action"] = "redact",
): SecretDecision => ({
  ...{ finding: onFinding, rule: null, sha256: null, action },
  ...{ reason: action === "dismiss" ? "made up" : null, decidedAt: "2026-01-01T00:00:00.000Z" },
});
const found = { secrets: [finding("x_1"), finding("x_2")], secretsUnlisted: 0 };

it("holds to the last decision on each finding", () => {
  const held = heldDecisions([decision("x_1"), decision("x_2"), decision("x_1", "dismiss")]);
  expect([held.get("x_1")?.action, held.get("x_2")?.action]).toEqual(["dismiss", "redact"]);
});

it("names the listed findings without a decision of their own", () => {
  const left = undecidedSecrets(found, [decision("x_1"), decision(null)]);
  expect(left.map(({ id }) => id)).toEqual(["x_2"]);
});

describe("an archive has undecided secrets", () => {
  const both = [decision("x_1"), decision("x_2", "dismiss")];
  it.each([
    ["while a listed one is open", found, [decision("x_1")], true],
    ["not once all are decided", found, both, false],
    ["not when there are none", { secrets: [], secretsUnlisted: 0 }, [], false],
    ["while those that are only counted are open", { ...found, secretsUnlisted: 1 }, both, true],
    [
      "not once those are decided too",
      { ...found, secretsUnlisted: 1 },
      [...both, decision(null)],
      false,
    ],
  ] as const)("%s", (_, secrets, decisions, isOpen) => {
    expect(hasUndecidedSecrets(secrets, decisions)).toBe(isOpen);
  });
});
