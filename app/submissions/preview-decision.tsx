import { FileNameHint } from "#components/submit/file-name-hint.tsx";
import { ReviewComment } from "#components/submit/review-comment.tsx";
import { ScriptlessDecision } from "#components/submit/scriptless-decision.tsx";
import type { Submission, SubmissionReport } from "#lib/domain/submission/submission.ts";
import type { SubmissionPart } from "#lib/domain/submission/submission-part.ts";
import { publishObstacle } from "#lib/view/submission/publish-obstacle.ts";
import { askFields } from "#lib/view/submission/submission-asks.ts";
import { Decision } from "./decision.tsx";
import { DeclareForm } from "./declare-form.tsx";
import { ReturnForm } from "./return-form.tsx";

interface PreviewDecisionProps {
  readonly submission: Submission;
  readonly report: SubmissionReport;
  readonly part: SubmissionPart;
  /** Whether whoever looks may publish it themselves. */
  readonly publishes: boolean;
}

/** What its submitter may still say, and the ways on for whoever decides. */
export function PreviewDecision({ submission, report, part, publishes }: PreviewDecisionProps) {
  const { id, state, boards, reviewComment } = submission;
  const isSent = state === "awaiting_review";
  const fields = isSent ? [] : askFields(report.runs, submission.declarations);
  return (
    <>
      {reviewComment !== null && <ReviewComment comment={reviewComment} isAnswered={isSent} />}
      {fields.length > 0 && part === "submitter" && (
        <section aria-labelledby="unknown">
          <h2 id="unknown">What the archive does not say</h2>
          <FileNameHint fileName={submission.fileName} />
          <DeclareForm submission={id} fields={fields} runs={report.runs.length} />
        </section>
      )}
      <section aria-labelledby="decide">
        <h2 id="decide">{publishes ? "Publish or discard" : "Review"}</h2>
        <ScriptlessDecision />
        {!publishes && <p>{reviewText(isSent, boards)}</p>}
        <Decision
          submission={id}
          act={decisionWord(isSent, publishes)}
          obstacle={publishObstacle(report, submission.secretDecisions)}
          discards={part === "submitter"}
        />
        {isSent && publishes && part === "maintainer" && <ReturnForm submission={id} />}
      </section>
    </>
  );
}

function reviewText(isSent: boolean, boards: readonly string[]): string {
  return isSent
    ? `The maintainers of ${boards.join(", ")} decide on it. You will find their answer here.`
    : "On this site maintainers decide what is published. Nobody else sees it until then.";
}

/** Null where nothing is left to do but wait. */
function decisionWord(isSent: boolean, publishes: boolean): string | null {
  if (publishes) return "Publish";
  return isSent ? null : "Send for review";
}
