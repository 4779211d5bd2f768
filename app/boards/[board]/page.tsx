import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { editionState } from "#app/boards/edition-state.ts";
import { readBoard } from "#app/boards/read-board.ts";
import { BoardAnswers } from "#components/board/board-answers.tsx";
import { BoardLegend } from "#components/board/board-legend.tsx";
import { BoardPages } from "#components/board/board-pages.tsx";
import { BoardPairsTable } from "#components/board/board-pairs-table.tsx";
import { BoardSummary } from "#components/board/board-summary.tsx";
import { BoardTable } from "#components/board/board-table.tsx";
import { BoardTools } from "#components/board/board-tools.tsx";
import { RowDetails } from "#components/board/row-details.tsx";
import { WithdrawnRows } from "#components/correction/withdrawn-rows.tsx";
import { parseAsOf } from "#lib/url/as-of.ts";
import { parseBoardQuery } from "#lib/url/board-query.ts";
import { boardPath } from "#lib/url/page-path.ts";
import type { SearchParams } from "#lib/url/search-params.ts";
import { boardPairs } from "#lib/view/board/board-pairs.ts";
import { boardView } from "#lib/view/board/board-view.ts";
import { comparePartners } from "#lib/view/board/compare-partners.ts";
import { packGroups } from "#lib/view/board/packed-groups.ts";
import { rowId } from "#lib/view/board/row-id.ts";
import { editionLink } from "#lib/view/edition/edition-link.ts";
import styles from "./page.module.css";
import { PastBoard } from "./past-board.tsx";

interface BoardPageProps {
  readonly params: Promise<{ readonly board: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: BoardPageProps): Promise<Metadata> {
  const read = await readBoard((await params).board);
  return { title: read === null ? "No such board" : read.board.title };
}

export default async function BoardPage({ params, searchParams }: BoardPageProps) {
  const read = await readBoard((await params).board);
  if (read === null) notFound();
  const { board, runs, prepared, version, withdrawn } = read;
  const address = await searchParams;
  const asOf = parseAsOf(address);
  if (asOf !== null) return <PastBoard board={board} asOf={asOf} />;
  const query = parseBoardQuery(address);
  const state = await editionState(board, version);
  const view = boardView(prepared, query);
  const opened = runs.find((run) => rowId(run) === query.open);
  const path = boardPath(board.slug);

  return (
    <>
      <BoardSummary
        board={board}
        view={view}
        edition={state === null ? null : editionLink(state)}
      />
      <div className={styles["bar"]}>
        <BoardTools path={path} organizations={view.organizations} />
        <BoardAnswers board={board} view={view} query={query} />
      </div>
      {view.matching > 0 && (
        <BoardTable
          path={path}
          caption={`Rows of ${board.title}, ranked by ${view.ruler[0]?.value ?? "score"}`}
          packed={packGroups(view.groups)}
          detail={
            opened === undefined ? null : (
              <RowDetails run={opened} partners={comparePartners(view, runs, opened)} />
            )
          }
        />
      )}
      <BoardPages path={path} query={query} pages={view.pages} />
      <BoardLegend />
      <WithdrawnRows rows={withdrawn} />
      {query.matrix && <BoardPairsTable pairs={boardPairs(board, runs)} />}
      {board.note !== null && (
        <section>
          <h2>About this board</h2>
          <p className="sub">{board.note}</p>
        </section>
      )}
    </>
  );
}
