import { ProblemList } from "#components/run-summary/problem-list.tsx";
import { SameTrajectories } from "#components/run-summary/same-trajectories.tsx";
import { RescorePreviews } from "#components/submit/rescore-previews.tsx";
import { ReviewChecklist } from "#components/submit/review-checklist.tsx";
import { RunPreview } from "#components/submit/run-preview.tsx";
import { SubmissionEntries } from "#components/submit/submission-entries.tsx";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import { passwordIsNeeded } from "#lib/domain/submission/password-is-needed.ts";
import type { Submission, SubmissionReport } from "#lib/domain/submission/submission.ts";
import type { SubmissionPart } from "#lib/domain/submission/submission-part.ts";
import { runPath, submissionPath } from "#lib/url/page-path.ts";
import { reviewItems } from "#lib/view/submission/review-items.ts";
import { submissionBoards } from "#lib/view/submission/submission-boards.ts";
import { submissionEntries } from "#lib/view/submission/submission-entry.ts";
import { entryFinding } from "#lib/view/submission/submission-entry-text.ts";
import { entryBoards } from "./entry-boards.ts";
import { JoinForm } from "./join-form.tsx";
import { PasswordNeeded } from "./password-needed.tsx";
import { PreviewDecision } from "./preview-decision.tsx";
import { SubmissionSecrets } from "./submission-secrets.tsx";

interface PreviewSectionsProps {
  readonly submission: Submission;
  readonly report: SubmissionReport;
  readonly part: SubmissionPart;
  /** Whether whoever looks may publish it themselves. */
  readonly publishes: boolean;
  /** The run to be shown in full where not all are. */
  readonly openRun: string;
}

/** So many runs are all shown in full at once. */
const fullRuns = 3;

/** What was understood and where it stands or would stand; of an archive that did not open, only why. */
export function PreviewSections(props: PreviewSectionsProps) {
  return passwordIsNeeded(props.report) ? (
    <PasswordNeeded submission={props.submission} report={props.report} />
  ) : (
    <UnderstoodSections {...props} />
  );
}

function UnderstoodSections(props: PreviewSectionsProps) {
  const { submission, report, openRun } = props;
  const { runs, problems } = report;
  const isPublished = submission.state === "published";
  const shown = runs.length > fullRuns ? runs.filter(({ id }) => id === openRun) : runs;
  return (
    <>
      <RescorePreviews rescores={report.rescores ?? []} isPublished={isPublished} />
      {(runs.length > 0 || report.rescores === undefined) && (
        <EntrySections submission={submission} runs={runs} />
      )}
      <SameTrajectories regrades={report.regrades ?? []} isPublished={isPublished} />
      <JoinOffer submission={submission} report={report} />
      <SubmissionSecrets submission={submission} report={report} />
      {!isPublished && (
        <>
          <ReviewChecklist items={reviewItems(runs)} />
          <PreviewDecision {...props} />
          {runs.length > 0 && <UnderstoodRuns runs={shown} />}
        </>
      )}
      {problems.length > 0 && (
        <section aria-labelledby="problems">
          <h2 id="problems">Problems and notes</h2>
          <ProblemList problems={problems} />
        </section>
      )}
    </>
  );
}

interface EntrySectionsProps {
  readonly submission: Submission;
  readonly runs: readonly RunSummary[];
}

/** Where the runs stand or would stand. */
async function EntrySections({ submission, runs }: EntrySectionsProps) {
  const isPublished = submission.state === "published";
  const boards = await entryBoards(runs);
  const found = submissionEntries(runs, submission.archiveSha256, boards);
  const entries = isPublished ? found.map((entry) => ({ ...entry, published: null })) : found;
  const here = submissionPath(submission.id);
  const open = (id: string) => (isPublished ? runPath(id) : `${here}?run=${id}#${id}`);
  const isLinked = runs.length > fullRuns || isPublished;
  return (
    <>
      {!isPublished && <p className="say">{entryFinding(entries)}</p>}
      <section aria-labelledby="entry">
        <h2 id="entry">{isPublished ? "Where it stands" : "Where it would enter"}</h2>
        <SubmissionEntries
          boards={submissionBoards(runs, entries)}
          runPath={isLinked ? open : null}
        />
      </section>
    </>
  );
}

/** Only an archive of one run can join another: of several nobody could say which. */
function JoinOffer({ submission, report }: Pick<PreviewSectionsProps, "submission" | "report">) {
  const [closest] = report.regrades ?? [];
  const isOffered = submission.state !== "published" && report.runs.length === 1;
  if (closest === undefined || !isOffered) return null;
  const { id, declarations } = submission;
  return <JoinForm submission={id} run={closest.of.id} declarations={declarations} />;
}

function UnderstoodRuns({ runs }: { readonly runs: readonly RunSummary[] }) {
  return (
    <section aria-labelledby="understood">
      <h2 id="understood">What was understood</h2>
      {runs.length === 0 && (
        <p>Follow a system's name above to see everything that was understood of its run.</p>
      )}
      {runs.map((run) => (
        <RunPreview key={run.id} run={run} />
      ))}
    </section>
  );
}
