import { ProblemList } from "#components/run-summary/problem-list.tsx";
import type { SubmissionReport } from "#lib/domain/submission/submission.ts";

interface EndedSubmissionProps {
  readonly phase: "rejected" | "failed";
  readonly error: string | null;
  readonly report: SubmissionReport | null;
}

/** Why nothing was taken in, and what to do about it. */
export function EndedSubmission({ phase, error, report }: EndedSubmissionProps) {
  const problems = report === null ? [] : report.problems;
  return (
    <>
      {error !== null && (
        <p className="say">
          <bdi>{error}</bdi>
        </p>
      )}
      {problems.length > 0 && (
        <section aria-labelledby="problems">
          <h2 id="problems">What to mend</h2>
          <ProblemList problems={problems} />
        </section>
      )}
      <p>
        {phase === "failed"
          ? "The archive is not at fault. "
          : "Mend the archive where it was made; a repaired copy is another archive. "}
        <a href="/submit">Send it again</a>
      </p>
    </>
  );
}
