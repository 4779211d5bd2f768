import { FileNameHint } from "#components/submit/file-name-hint.tsx";
import { ScriptlessDecision } from "#components/submit/scriptless-decision.tsx";
import type { Submission, SubmissionReport } from "#lib/domain/submission/submission.ts";
import { publishObstacle } from "#lib/view/submission/publish-obstacle.ts";
import { askFields } from "#lib/view/submission/submission-asks.ts";
import { Decision } from "./decision.tsx";
import { DeclareForm } from "./declare-form.tsx";

interface PreviewDecisionProps {
  readonly submission: Submission;
  readonly report: SubmissionReport;
}

/** What the submitter may still say, and the two ways on. */
export function PreviewDecision({ submission, report }: PreviewDecisionProps) {
  const { runs } = report;
  const fields = askFields(runs, submission.declarations);
  return (
    <>
      {fields.length > 0 && (
        <section aria-labelledby="unknown">
          <h2 id="unknown">What the archive does not say</h2>
          <FileNameHint fileName={submission.fileName} />
          <DeclareForm submission={submission.id} fields={fields} runs={runs.length} />
        </section>
      )}
      <section aria-labelledby="decide">
        <h2 id="decide">Publish or discard</h2>
        <ScriptlessDecision />
        <Decision
          submission={submission.id}
          canPublish
          obstacle={publishObstacle(report, submission.secretDecisions)}
        />
      </section>
    </>
  );
}
