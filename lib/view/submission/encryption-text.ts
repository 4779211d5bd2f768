import type { Submission, SubmissionReport } from "#lib/domain/submission/submission.ts";

interface OpenedArchive extends Pick<Submission, "passwordGiven"> {
  readonly report: Pick<SubmissionReport, "runs"> | null;
}

/** How an encrypted archive was opened, as its provenance shows that it was; null for one that is not encrypted. */
export function encryptionText({ report, passwordGiven }: OpenedArchive): string | null {
  const runs = report === null ? [] : report.runs;
  const isEncrypted = runs.some(({ provenance }) =>
    provenance.some(({ name }) => name === "encrypted at"),
  );
  if (!isEncrypted) return null;
  return passwordGiven
    ? "encrypted; opened with the password you gave"
    : "encrypted; opened with the format's published password";
}
