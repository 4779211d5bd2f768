import { ProblemList } from "#components/run-summary/problem-list.tsx";
import type { Submission, SubmissionReport } from "#lib/domain/submission/submission.ts";
import { Decision } from "./decision.tsx";
import { PasswordForm } from "./password-form.tsx";

interface PasswordNeededProps {
  readonly submission: Submission;
  readonly report: SubmissionReport;
}

/** A recognised archive that its password does not open: give another one, or discard it. */
export function PasswordNeeded({ submission, report }: PasswordNeededProps) {
  const { id, declarations, passwordGiven } = submission;
  return (
    <>
      <p className="say">
        {passwordGiven
          ? "The password you gave does not open this archive."
          : "This archive is encrypted, and its format's published password does not open it."}
      </p>
      <section aria-labelledby="problems">
        <h2 id="problems">What could not be read</h2>
        <ProblemList problems={report.problems} />
      </section>
      <section aria-labelledby="password">
        <h2 id="password">Give its password</h2>
        <PasswordForm submission={id} declarations={declarations} />
      </section>
      <Decision submission={id} act={null} obstacle={null} discards />
    </>
  );
}
