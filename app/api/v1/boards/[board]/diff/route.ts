import { noSuch } from "#app/api/no-such.ts";
import { problemJson } from "#app/api/problem-json.ts";
import { publicJson } from "#app/api/public-json.ts";
import { loadDenominator } from "#app/boards/load-denominator.ts";
import { loadDiff } from "#app/boards/load-diff.ts";
import { db } from "#db/client.ts";
import { correctionLog } from "#db/queries/correction-log.ts";
import { findBoard } from "#db/queries/find-board.ts";
import { correctionMark } from "#lib/domain/correction/correction-mark.ts";
import { parseDiffQuery } from "#lib/url/diff-query.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly board: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const board = await findBoard(db, (await params).board);
  if (board === null) return noSuch("board");
  const query = parseDiffQuery(Object.fromEntries(new URL(request.url).searchParams));
  const { from, to, before, after, answer } = await loadDiff(board, query);
  if (answer.kind === "nothing_to_compare")
    return problemJson(422, "Nothing to compare", answer.reason);
  if (answer.kind === "choose_metric") {
    return problemJson(422, "Choose a metric", `One of: ${answer.choices.join(", ")}.`);
  }
  const body =
    answer.kind === "reported"
      ? { ...answer.diff, denominator: await loadDenominator(board, answer.diff, before, after) }
      : { ...answer.diff, warnings: answer.warnings };
  const standing = await correctionLog(db, { board: board.slug, state: "in_force" });
  const corrections = standing.map(correctionMark);
  return publicJson(request, null, { from, to, corrections, ...body });
}
