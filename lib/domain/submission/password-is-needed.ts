import type { SubmissionReport } from "./submission.ts";

/**
 * Whether an archive was recognised and only its password is wrong or unknown: then its submitter may still give it.
 * A container that is encrypted as a whole has no format yet, and no password is asked for it.
 */
export function passwordIsNeeded({
  archive,
  problems,
}: Pick<SubmissionReport, "archive" | "problems">): boolean {
  const blocking = problems.filter(({ effect }) => effect === "refused" || effect === "row_lost");
  return (
    archive.format !== null &&
    blocking.length > 0 &&
    blocking.every(({ code }) => code === "encrypted_member")
  );
}
