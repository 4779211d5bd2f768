import { SecretTable } from "#components/submit/secret-table.tsx";
import type { Submission, SubmissionReport } from "#lib/domain/submission/submission.ts";
import { secretsView } from "#lib/view/submission/submission-secrets.ts";
import { SecretDecisions } from "./secret-decisions.tsx";

interface SubmissionSecretsProps {
  readonly submission: Submission;
  readonly report: SubmissionReport;
}

/** What may be secret in an archive: to be decided on in its preview, on record afterwards. */
export function SubmissionSecrets({ submission, report }: SubmissionSecretsProps) {
  const view = secretsView(report, submission.secretDecisions);
  if (view === null) return null;
  return (
    <section aria-labelledby="secrets">
      <h2 id="secrets">Possible secrets</h2>
      <p role="status">{view.summary}</p>
      {submission.state !== "preview" && submission.state !== "returned" ? (
        <SecretTable lines={view.lines} actions={null} />
      ) : (
        <>
          <p>
            A redacted text is replaced by a mark with the start of its digest, everywhere it
            stands. A dismissed one is published as it is, with your reason on record.
          </p>
          <SecretDecisions submission={submission.id} view={view} />
        </>
      )}
      {view.left !== null && <p>{view.left}</p>}
    </section>
  );
}
