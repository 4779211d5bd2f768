import type { SecretDecision } from "#lib/domain/submission/secret.ts";
import { hasUndecidedSecrets } from "#lib/domain/submission/secret-decisions.ts";
import type { SubmissionReport } from "#lib/domain/submission/submission.ts";
import { counted } from "../words/format.ts";

/** What its submitter has to do before a preview can be published; null when nothing is left. */
export function publishObstacle(
  report: Pick<SubmissionReport, "runs" | "secrets" | "secretsUnlisted">,
  decisions: readonly SecretDecision[],
): string | null {
  if (hasUndecidedSecrets(report, decisions)) {
    return "There are undecided possible secrets: redact or dismiss each of them first.";
  }
  const nameless = report.runs.filter(({ taskSet }) => taskSet.name === null).length;
  if (nameless === 0) return null;
  return `The task set of ${counted(nameless, "run")} is unknown: declare it first.`;
}
