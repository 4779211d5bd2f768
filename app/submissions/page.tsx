import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { readActor } from "#app/api/read-actor.ts";
import { SubmissionList } from "#components/submit/submission-list.tsx";
import { db } from "#db/client.ts";
import { submissionsOf } from "#db/queries/submissions-of.ts";
import { signInPath } from "#lib/url/sign-in-query.ts";
import { submissionListLine } from "#lib/view/submission/submission-list-line.ts";

export const metadata: Metadata = { title: "Your submissions", robots: { index: false } };

export default async function SubmissionsPage() {
  const actor = await readActor(await headers());
  if (actor.kind === "anonymous") redirect(signInPath("/submissions"));
  const lines = (await submissionsOf(db, actor.id)).map(submissionListLine);
  return (
    <>
      <h1>Your submissions</h1>
      {lines.length === 0 ? (
        <p className="sub">
          You have submitted nothing yet. <a href="/submit">Submit a run</a>
        </p>
      ) : (
        <SubmissionList caption="Newest first" lines={lines} />
      )}
    </>
  );
}
