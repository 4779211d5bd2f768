import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { DiffChooser } from "#components/diff/diff-chooser.tsx";
import { ReplaySection } from "#components/diff/replay-section.tsx";
import { db } from "#db/client.ts";
import { findBoard } from "#db/queries/find-board.ts";
import { formatDiffQuery, parseDiffQuery } from "#lib/url/diff-query.ts";
import { boardPath, diffPath } from "#lib/url/page-path.ts";
import { address, type SearchParams } from "#lib/url/search-params.ts";
import { replayView } from "#lib/view/replay/replay-view.ts";
import { loadDiff } from "../../load-diff.ts";
import { loadReplay } from "../../load-replay.ts";
import { ReportedAnswer } from "./reported-answer.tsx";
import { RunsAnswer } from "./runs-answer.tsx";

interface DiffPageProps {
  readonly params: Promise<{ readonly board: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: DiffPageProps): Promise<Metadata> {
  const board = await findBoard(db, (await params).board);
  return { title: board === null ? "No such board" : `Diff · ${board.title}` };
}

export default async function DiffPage({ params, searchParams }: DiffPageProps) {
  const board = await findBoard(db, (await params).board);
  if (board === null) notFound();
  const query = parseDiffQuery(await searchParams);
  const { choices, from, to, before, after, answer } = await loadDiff(board, query);
  const replay = answer.kind === "runs" ? await loadReplay(answer.before, answer.after) : null;
  const shown = { ...query, from: from ?? "", to: to ?? "" };
  const path = diffPath(board.slug);
  const toggled = { ...shown, ignoreComparability: !query.ignoreComparability };

  return (
    <>
      <h1>What changed</h1>
      <p className="sub">
        <Link href={boardPath(board.slug)}>{board.title}</Link>: two measurements, editions or runs,
        side by side.
      </p>
      {answer.kind === "reported" && (
        <ReportedAnswer
          board={board}
          diff={answer.diff}
          before={before}
          after={after}
          ignoresComparability={query.ignoreComparability}
          toggle={address(path, formatDiffQuery(toggled))}
        />
      )}
      {answer.kind === "runs" && <RunsAnswer board={board.slug} {...answer} />}
      {replay !== null && (
        <ReplaySection view={replayView(replay.comparison)} leftOut={replay.leftOut} />
      )}
      {answer.kind === "choose_metric" && (
        <p className="say">Several figures can be compared: {answer.choices.join(", ")}.</p>
      )}
      {answer.kind === "nothing_to_compare" && (
        <p className="say">
          {choices.length < 2
            ? "This board holds fewer than two measurements or runs, so there is nothing to compare yet."
            : answer.reason}
        </p>
      )}
      <DiffChooser path={path} choices={choices} query={shown} />
      <p>
        <a href={address(`/api/v1${path}`, formatDiffQuery(shown))}>This diff as JSON</a>
      </p>
    </>
  );
}
