import { FileNameHint } from "#components/submit/file-name-hint.tsx";
import { ScriptlessDecision } from "#components/submit/scriptless-decision.tsx";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import type { Submission } from "#lib/domain/submission.ts";
import { counted } from "#lib/view/format.ts";
import { askFields } from "#lib/view/submission-asks.ts";
import { Decision } from "./decision.tsx";
import { DeclareForm } from "./declare-form.tsx";

interface PreviewDecisionProps {
  readonly submission: Submission;
  readonly runs: readonly RunSummary[];
}

/** What the submitter may still say, and the two ways on. */
export function PreviewDecision({ submission, runs }: PreviewDecisionProps) {
  const fields = askFields(runs, submission.declarations);
  const nameless = runs.filter(({ taskSet }) => taskSet.name === null).length;
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
          obstacle={
            nameless === 0
              ? null
              : `The task set of ${counted(nameless, "run")} is unknown: declare it first.`
          }
        />
      </section>
    </>
  );
}
