import type { Submission } from "#lib/domain/submission.ts";

/** How an encrypted archive was opened, as its provenance shows that it was; null for one that is not encrypted. */
export function encryptionText({
  report,
  passwordGiven,
}: Pick<Submission, "report" | "passwordGiven">): string | null {
  const runs = report === null ? [] : report.runs;
  const isEncrypted = runs.some(({ provenance }) =>
    provenance.some(({ name }) => name === "encrypted at"),
  );
  if (!isEncrypted) return null;
  return passwordGiven
    ? "encrypted; opened with the password you gave"
    : "encrypted; opened with the format's published password";
}
