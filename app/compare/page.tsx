import type { Metadata } from "next";
import { ApartRuns } from "#components/compare/apart-runs.tsx";
import { CompareChooser } from "#components/compare/compare-chooser.tsx";
import { CompareGridTable } from "#components/compare/compare-grid-table.tsx";
import { ComparePair } from "#components/compare/compare-pair.tsx";
import { CompareSides } from "#components/compare/compare-sides.tsx";
import { LeftOut } from "#components/compare/left-out.tsx";
import { formatCompareQuery, parseCompareQuery } from "#lib/url/compare-query.ts";
import { comparePath } from "#lib/url/page-path.ts";
import { address, type SearchParams } from "#lib/url/search-params.ts";
import { nothingCompared } from "#lib/view/compare/compare-finding.ts";
import { compareView } from "#lib/view/compare/compare-view.ts";
import { loadCompare } from "./load-compare.ts";

export const metadata: Metadata = { title: "Compare" };

interface ComparePageProps {
  readonly searchParams: Promise<SearchParams>;
}

export default async function ComparePage({ searchParams }: ComparePageProps) {
  const query = parseCompareQuery(await searchParams);
  const { inputs, choices, apart, hasOtherRulers, warnings } = await loadCompare(query);
  const view = inputs.length === 0 ? null : compareView(inputs, query);
  const toggled = formatCompareQuery({ ...query, ignoreRulers: !query.ignoreRulers });
  return (
    <>
      <h1>Compare</h1>
      <p className="sub">Two to six runs of one board, on the tasks that all of them plan.</p>
      <p className="say">
        {view === null ? nothingCompared(query.base, apart.length) : view.sentence}
      </p>
      {query.dropped > 0 && (
        <p role="note">
          Six runs are compared at most: the last {query.dropped} of the address take no part.
        </p>
      )}
      <ApartRuns
        {...{ apart, warnings }}
        toggle={hasOtherRulers ? address(comparePath, toggled) : null}
        ignoresRulers={query.ignoreRulers}
      />
      {view !== null && (
        <>
          <CompareSides sides={view.sides} tasks={view.tasks} />
          {view.grid !== null && (
            <CompareGridTable
              {...{ sides: view.sides, rows: view.grid, query }}
              shown={view.pair === null ? null : view.pair.b.id}
            />
          )}
          {view.pair !== null && <ComparePair pair={view.pair} query={query} />}
          <LeftOut sides={view.sides} models={view.models} />
        </>
      )}
      {view !== null && (
        <p>
          <a href={address("/api/v1/compare", formatCompareQuery(query))}>
            This comparison as JSON
          </a>
        </p>
      )}
      <CompareChooser choices={choices} query={query} />
    </>
  );
}
