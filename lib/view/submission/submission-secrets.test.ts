import { describe, expect, it } from "vitest";
import type { SecretDecision, SecretFinding } from "#lib/domain/submission/secret.ts";
import { secretsView } from "./submission-secrets.ts";

const place = { source: "run.jsonl#L2", part: "events/3/argumentsJson" };
const finding: SecretFinding = {
  ...{ id: "x_1", rule: "cookie", preview: "si…9z", sha256: "ab".repeat(32) },
  ...{ places: [place], occurrences: 1 },
};
const other = { ...finding, id: "x_2" };
const redaction: SecretDecision = {
  ...{ finding: "x_1", rule: "cookie", sha256: finding.sha256, action: "redact", reason: null },
  decidedAt: "2026-01-01T00:00:00.000Z",
};
const dismissal = { ...redaction, finding: "x_2", action: "dismiss", reason: "made up" } as const;
const both = { secrets: [finding, other], secretsUnlisted: 0 };

describe("possible secrets", () => {
  it("are nothing where there are none", () => {
    expect(secretsView({ secrets: [], secretsUnlisted: 0 }, [])).toBeNull();
  });

  it("each say where they are and what was decided", () => {
    const view = secretsView(both, [redaction]);
    expect(view?.lines[0]?.digest).toBe("abababababab");
    expect(view?.summary).toBe("2 possible secrets, 1 undecided.");
    expect(view?.isOpen).toBe(true);
    expect(view?.lines[0]).toMatchObject({
      places: [{ source: "run.jsonl#L2", part: "event 4, arguments" }],
      ...{ more: null, decision: "Redacted", isDecided: true },
    });
    expect(view?.lines[1]).toMatchObject({ decision: "Undecided", isDecided: false });
  });

  it("are done once all are decided", () => {
    const view = secretsView(both, [redaction, dismissal]);
    expect(view).toMatchObject({
      ...{ summary: "2 possible secrets, all decided.", isOpen: false, left: null },
      lines: [{ decision: "Redacted" }, { decision: "Published as it stands: made up" }],
    });
  });

  it("that are only counted are still to be decided", () => {
    const many = { ...both, secretsUnlisted: 7 };
    expect(secretsView(many, [redaction, dismissal])).toMatchObject({
      isOpen: true,
      left: "Not shown here: 7 places that the report only counts.",
    });
    const all = { ...redaction, finding: null, rule: null, sha256: null };
    expect(secretsView(many, [redaction, dismissal, all])?.isOpen).toBe(false);
  });

  it("and their places are shown up to a number, and the rest counted", () => {
    const places = Array.from({ length: 20 }, (_, line) => ({
      source: `a#L${line}`,
      part: "text",
    }));
    const secrets = Array.from({ length: 102 }, (_, n) => ({
      ...{ ...finding, id: `x_${n}`, places, occurrences: 31 },
    }));
    const view = secretsView({ secrets, secretsUnlisted: 0 }, []);
    expect(view?.lines).toHaveLength(100);
    expect(view?.left).toBe("Not shown here: 2 more findings of the report.");
    expect(view?.lines[0]?.places).toHaveLength(5);
    expect(view?.lines[0]?.more).toBe("and 26 more places");
  });
});
