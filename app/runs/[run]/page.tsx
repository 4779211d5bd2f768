import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RunCorrections } from "#components/correction/run-corrections.tsx";
import { CostLedgerSection } from "#components/ledger/cost-ledger-section.tsx";
import { ReproductionsSection } from "#components/ledger/reproductions-section.tsx";
import { RunSpansSection } from "#components/ledger/run-spans-section.tsx";
import { EpisodeSection } from "#components/run/episode-section.tsx";
import { RunCounts } from "#components/run/run-counts.tsx";
import { RunFinding } from "#components/run/run-finding.tsx";
import { RunHeading } from "#components/run/run-heading.tsx";
import { RunLinks } from "#components/run/run-links.tsx";
import { RunMeasurements } from "#components/run/run-measurements.tsx";
import { RunProblems } from "#components/run/run-problems.tsx";
import { RunProvenance } from "#components/run/run-provenance.tsx";
import { RunScore } from "#components/run/run-score.tsx";
import { RunSiblings } from "#components/run/run-siblings.tsx";
import { SameTrajectories } from "#components/run-summary/same-trajectories.tsx";
import { db } from "#db/client.ts";
import { findRun } from "#db/queries/find-run.ts";
import { sameSystemRuns } from "#db/queries/same-system-runs.ts";
import { parseRunQuery } from "#lib/url/run-query.ts";
import type { SearchParams } from "#lib/url/search-params.ts";
import { systemLabel } from "#lib/view/words/system-label.ts";
import { episodePage } from "../episode-page.ts";
import { failingReplaysOf } from "../failing-replays-of.ts";
import { figureDenominatorOf } from "../figure-denominator-of.ts";
import { sameTrajectoriesOf } from "../same-trajectories-of.ts";
import { spanPage } from "../span-page.ts";

interface RunPageProps {
  readonly params: Promise<{ readonly run: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: RunPageProps): Promise<Metadata> {
  const found = await findRun(db, (await params).run);
  if (found === null) return { title: "Not found" };
  return { title: `${systemLabel(found.run.system)} on ${found.run.board}` };
}

export default async function RunPage({ params, searchParams }: RunPageProps) {
  const found = await findRun(db, (await params).run);
  if (found === null) notFound();
  const { run, measurements, checks, archive, problems } = found;
  const query = parseRunQuery(await searchParams);
  const siblings = await sameSystemRuns(db, run);
  const failing = await failingReplaysOf(measurements);
  const regrades = await sameTrajectoriesOf(run);
  const [page, spans] = await Promise.all([episodePage(run, query), spanPage(run, query)]);
  return (
    <>
      <RunHeading run={run} />
      <RunCorrections run={run} />
      <RunFinding run={run} />
      <RunScore run={run} />
      <RunCounts run={run} denominator={await figureDenominatorOf(run)} />
      <RunMeasurements rows={measurements} checks={checks} failing={failing} />
      {run.ledger !== null && <CostLedgerSection ledger={run.ledger} />}
      {spans !== null && <RunSpansSection json={`/api/v1/runs/${run.id}/usage-calls`} {...spans} />}
      <ReproductionsSection reproductions={run.reproductions} hasSpans={run.ledger !== null} />
      <RunProvenance run={run} archive={archive} />
      <RunProblems problems={problems} />
      <SameTrajectories regrades={regrades} isPublished />
      <RunSiblings run={run} siblings={siblings} />
      {page !== null && <EpisodeSection run={run.id} query={query} {...page} />}
      <RunLinks run={run} />
    </>
  );
}
