import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { shownCapability } from "#app/api/shown-capability.ts";
import { LiveReading } from "#app/submissions/live-reading.tsx";
import { PreviewSections } from "#app/submissions/preview-sections.tsx";
import { ArchiveFacts } from "#components/submit/archive-facts.tsx";
import { EndedSubmission } from "#components/submit/ended-submission.tsx";
import { LockedSubmission } from "#components/submit/locked-submission.tsx";
import { ScriptlessReload } from "#components/submit/scriptless-reload.tsx";
import { SubmissionHeader } from "#components/submit/submission-header.tsx";
import { db } from "#db/client.ts";
import { findSubmission } from "#db/queries/find-submission.ts";
import { holdsCapability } from "#lib/ingest/capability.ts";
import { submissionPath } from "#lib/url/page-path.ts";
import { type SearchParams, textParam } from "#lib/url/search-params.ts";
import { isUnderWay, submissionPhase } from "#lib/view/submission/submission-state.ts";
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
  const shown = shownCapability(await headers(), id);
  if (shown === null || !holdsCapability(shown, found.capabilityHash)) return <LockedSubmission />;
  const { submission } = found;
  const { report, progress } = submission;
  const phase = submissionPhase(submission);
  const isShown = report !== null && (phase === "preview" || phase === "published");
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
          <Decision submission={id} canPublish={false} obstacle={null} />
        </>
      )}
      {isShown && (
        <PreviewSections
          submission={submission}
          report={report}
          openRun={textParam(await searchParams, "run")}
        />
      )}
    </>
  );
}
