import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { keptFrontier } from "#app/boards/kept-frontier.ts";
import { readBoard } from "#app/boards/read-board.ts";
import { FrontierChart } from "#components/charts/frontier-chart.tsx";
import { ExportedChart } from "#components/export/exported-chart.tsx";
import { FrontierChanges } from "#components/frontier/frontier-changes.tsx";
import { FrontierGutter } from "#components/frontier/frontier-gutter.tsx";
import { FrontierKey } from "#components/frontier/frontier-key.tsx";
import { FrontierPages } from "#components/frontier/frontier-pages.tsx";
import { FrontierSwitches } from "#components/frontier/frontier-switches.tsx";
import { FrontierTable } from "#components/frontier/frontier-table.tsx";
import { FrontierUtility } from "#components/frontier/frontier-utility.tsx";
import { formatFrontierQuery, parseFrontierQuery } from "#lib/url/frontier-query.ts";
import { boardPath, frontierPath } from "#lib/url/page-path.ts";
import { address, type SearchParams } from "#lib/url/search-params.ts";
import { fileName } from "#lib/view/export/file-name.ts";
import { frontierAxes } from "#lib/view/frontier/frontier-axes.ts";
import { frontierMarkdown } from "#lib/view/frontier/frontier-markdown.ts";
import { frontierOrders } from "#lib/view/frontier/frontier-order.ts";
import { frontierPage } from "#lib/view/frontier/frontier-page.ts";
import { frontierUtility } from "#lib/view/frontier/frontier-utility.ts";
import { costUnitWords, scenarioMeanings } from "#lib/view/frontier/frontier-words.ts";
import { markColumns } from "#lib/view/frontier/mark-columns.ts";

interface FrontierPageProps {
  readonly params: Promise<{ readonly board: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: FrontierPageProps): Promise<Metadata> {
  const read = await readBoard((await params).board);
  return { title: read === null ? "No such board" : `Frontier · ${read.board.title}` };
}

export default async function FrontierPage({ params, searchParams }: FrontierPageProps) {
  const read = await readBoard((await params).board);
  if (read === null) notFound();
  const { board, runs } = read;
  const query = parseFrontierQuery(await searchParams);
  const view = keptFrontier(board, runs, query);
  const axes = frontierAxes(view, query.zoom);
  const { costs, scores, guaranteed, optimistic, remarks } = axes;
  const sorted = view.marks.toSorted(frontierOrders[query.sort]);
  const shown = frontierPage(sorted, view.leftOut, query.page);
  const path = frontierPath(board.slug);
  const costTitle = `Cost ${costUnitWords[query.unit]}, USD`;
  const unzoomed = address(path, formatFrontierQuery({ ...query, zoom: null }));
  const title = `Cost against score: ${board.title}`;
  const lines = [scenarioMeanings[query.scenario], `${costTitle}. ${view.sentence}`];
  return (
    <>
      <h1>Cost against score</h1>
      <p className="sub">
        <Link href={boardPath(board.slug)}>{board.title}</Link>
      </p>
      <p className="say">{view.sentence}</p>
      <FrontierSwitches path={path} query={query} groups={view.groups} />
      {view.marks.length > 0 && (
        <ExportedChart
          file={fileName(board.slug, "frontier", query.scenario)}
          {...{ title, lines }}
          markdown={frontierMarkdown(shown, costTitle, [title, ...lines])}
        >
          <FrontierChart
            columns={markColumns(axes.shown)}
            {...{ guaranteed, optimistic, costs, scores }}
            costTitle={`${costTitle}, logarithmic`}
            remarks={remarks}
            path={unzoomed}
          />
        </ExportedChart>
      )}
      <FrontierGutter gutter={view.gutter} />
      <FrontierKey apart={view.apart} />
      <FrontierChanges changes={view.changes} />
      <section aria-labelledby="rows">
        <h2 id="rows">Rows</h2>
        <FrontierTable shown={shown} {...{ path, query, costTitle }} />
        <FrontierPages {...{ shown, path, query }} />
        <p>
          <a href={address(`/api/v1${path}`, formatFrontierQuery(query))}>This frontier as JSON</a>
        </p>
      </section>
      <FrontierUtility
        pairs={frontierUtility(view.marks, query.lambda)}
        path={path}
        query={query}
      />
    </>
  );
}
