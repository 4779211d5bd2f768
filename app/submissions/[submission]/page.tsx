import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { submissionAccess } from "#app/api/submission-access.ts";
import { LiveReading } from "#app/submissions/live-reading.tsx";
import { PreviewSections } from "#app/submissions/preview-sections.tsx";
import { ArchiveFacts } from "#components/submit/archive-facts.tsx";
import { EndedSubmission } from "#components/submit/ended-submission.tsx";
import { LockedSubmission } from "#components/submit/locked-submission.tsx";
import { ScriptlessReload } from "#components/submit/scriptless-reload.tsx";
import { SubmissionHeader } from "#components/submit/submission-header.tsx";
import { db } from "#db/client.ts";
import { findSubmission } from "#db/queries/find-submission.ts";
import { submissionPath } from "#lib/url/page-path.ts";
import { type SearchParams, textParam } from "#lib/url/search-params.ts";
import { isReadable, isUnderWay, submissionPhase } from "#lib/view/submission/submission-state.ts";
import { Decision } from "../decision.tsx";

export const metadata: Metadata = { title: "Submission", robots: { index: false } };

interface SubmissionPageProps {
  readonly params: Promise<{ readonly submission: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export default async function SubmissionPage({ params, searchParams }: SubmissionPageProps) {
  const { submission: id } = await params;
  const found = await findSubmission(db, id);
  if (found === null) notFound();
  const { part, publishes } = await submissionAccess(await headers(), found);
  if (part === null) return <LockedSubmission />;
  const { submission } = found;
  const { report, progress } = submission;
  const phase = submissionPhase(submission);
  const isShown = report !== null && isReadable(phase);
  return (
    <>
      <SubmissionHeader fileName={submission.fileName} phase={phase} />
      <ArchiveFacts submission={submission} />
      {isUnderWay(phase) && (
        <>
          <LiveReading key={phase} submission={id} phase={phase} progress={progress} />
          <ScriptlessReload path={submissionPath(id)} />
        </>
      )}
      {(phase === "rejected" || phase === "failed") && (
        <>
          <EndedSubmission phase={phase} error={submission.error} report={report} />
          <Decision submission={id} act={null} obstacle={null} discards />
        </>
      )}
      {isShown && (
        <PreviewSections
          submission={submission}
          report={report}
          part={part}
          publishes={publishes}
          openRun={textParam(await searchParams, "run")}
        />
      )}
    </>
  );
}
