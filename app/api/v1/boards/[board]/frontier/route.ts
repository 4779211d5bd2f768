import { newest } from "#app/api/newest.ts";
import { noSuch } from "#app/api/no-such.ts";
import { publicJson } from "#app/api/public-json.ts";
import { keptFrontier } from "#app/boards/kept-frontier.ts";
import { readBoard } from "#app/boards/read-board.ts";
import { parseFrontierQuery } from "#lib/url/frontier-query.ts";
import { frontierUtility } from "#lib/view/frontier/frontier-utility.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly board: string }>;
}

/** A frontier as an address of its page shows it: every row with its box, or with why it has none. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const read = await readBoard((await params).board);
  if (read === null) return noSuch("board");
  const query = parseFrontierQuery(Object.fromEntries(new URL(request.url).searchParams));
  const view = keptFrontier(read.board, read.runs, query);
  const { marks, leftOut, steps, changes, apart, total, sentence } = view;
  return publicJson(request, newest(read.runs), {
    board: read.board.slug,
    reading: query.scenario,
    cost_unit: query.unit,
    finding: sentence,
    rows: marks.map(({ id, label, standing, score, cost, archived, pick }) => {
      return { run: id, system: label, standing, score, cost_usd: cost, archived, budget: pick };
    }),
    not_placed: leftOut.map(({ id, label, reason }) => ({ run: id, system: label, reason })),
    apart,
    total,
    steps,
    changes,
    utility: frontierUtility(marks, query.lambda),
  });
}
