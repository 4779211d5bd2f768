import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { readActor } from "#app/api/read-actor.ts";
import { AuditTable } from "#components/maintain/audit-table.tsx";
import { db } from "#db/client.ts";
import { auditEntries } from "#db/queries/audit-entries.ts";
import { auditBefore } from "#lib/url/audit-query.ts";
import type { SearchParams } from "#lib/url/search-params.ts";
import { signInPath } from "#lib/url/sign-in-query.ts";
import { auditLine } from "#lib/view/maintain/audit-line.ts";

export const metadata: Metadata = { title: "Audit log", robots: { index: false } };

const pageEntries = 100;

interface AuditPageProps {
  readonly searchParams: Promise<SearchParams>;
}

export default async function AuditPage({ searchParams }: AuditPageProps) {
  const actor = await readActor(await headers());
  if (actor.kind === "anonymous") redirect(signInPath("/maintain/log"));
  if (!actor.isOwner) notFound();
  const before = auditBefore(await searchParams);
  const entries = await auditEntries(db, { limit: pageEntries, before });
  const last = entries.length === pageEntries ? entries.at(-1) : undefined;
  return (
    <>
      <h1>Audit log</h1>
      <AuditTable lines={entries.map(auditLine)} />
      {last !== undefined && (
        <p>
          <a href={`/maintain/log?before=${last.id}`}>Earlier changes</a>
        </p>
      )}
    </>
  );
}
