import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { readActor } from "#app/api/read-actor.ts";
import { UserTable } from "#components/maintain/user-table.tsx";
import { SubmissionList } from "#components/submit/submission-list.tsx";
import { db } from "#db/client.ts";
import { listBoards } from "#db/queries/list-boards.ts";
import { listUsers } from "#db/queries/list-users.ts";
import { submissionPolicy } from "#db/queries/submission-policy.ts";
import { submissionsAwaitingReview } from "#db/queries/submissions-awaiting-review.ts";
import type { Actor } from "#lib/domain/access/actor.ts";
import { decides } from "#lib/domain/submission/submission-part.ts";
import { boardPath } from "#lib/url/page-path.ts";
import { signInPath } from "#lib/url/sign-in-query.ts";
import { submissionListLine } from "#lib/view/submission/submission-list-line.ts";
import { PolicyForm } from "./policy-form.tsx";
import { RoleForm } from "./role-form.tsx";

export const metadata: Metadata = { title: "Maintain", robots: { index: false } };

export default async function MaintainPage() {
  const actor = await readActor(await headers());
  if (actor.kind === "anonymous") redirect(signInPath("/maintain"));
  const all = (await listBoards(db)).map(({ board }) => board);
  const boards = all.filter(({ slug }) => actor.isOwner || actor.maintains.includes(slug));
  if (boards.length === 0) {
    return (
      <>
        <h1>Maintain</h1>
        <p className="say">
          You maintain no board. An owner of this site can make you a maintainer.
        </p>
      </>
    );
  }
  return (
    <>
      <h1>Maintain</h1>
      <p className="sub">The desk of whoever answers for a board.</p>
      <section aria-labelledby="boards">
        <h2 id="boards">Your boards</h2>
        <ul>
          {boards.map(({ slug, title }) => (
            <li key={slug}>
              <a href={boardPath(slug)}>{title}</a>
            </li>
          ))}
        </ul>
      </section>
      <ReviewQueue actor={actor} />
      {actor.isOwner && <OwnerSections boards={all} />}
    </>
  );
}

async function ReviewQueue({ actor }: { readonly actor: Actor }) {
  const policy = await submissionPolicy(db);
  const waiting = await submissionsAwaitingReview(db);
  const own = waiting.filter(({ boards }) => decides(actor, boards, policy));
  return (
    <section aria-labelledby="queue">
      <h2 id="queue">Awaiting your review</h2>
      {own.length === 0 ? (
        <p className="sub">Nothing waits for you.</p>
      ) : (
        <SubmissionList caption="The longest wait first" lines={own.map(submissionListLine)} />
      )}
    </section>
  );
}

type Boards = Parameters<typeof RoleForm>[0]["boards"];

async function OwnerSections({ boards }: { readonly boards: Boards }) {
  const choices = boards.map(({ slug, title }) => ({ slug, title }));
  return (
    <>
      <section aria-labelledby="policy">
        <h2 id="policy">Who may submit</h2>
        <PolicyForm policy={await submissionPolicy(db)} />
      </section>
      <section aria-labelledby="people">
        <h2 id="people">People</h2>
        <UserTable users={await listUsers(db)} />
        <RoleForm boards={choices} />
        <p>
          <a href="/maintain/log">Everything that was changed</a>
        </p>
      </section>
    </>
  );
}
