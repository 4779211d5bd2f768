import { allowed } from "#app/api/allowed.ts";
import { namedUser } from "#app/api/named-user.ts";
import { noSuch } from "#app/api/no-such.ts";
import { privateJson } from "#app/api/private-json.ts";
import { db } from "#db/client.ts";
import { setMaintainer } from "#db/commands/set-maintainer.ts";
import { findBoard } from "#db/queries/find-board.ts";

interface Context {
  readonly params: Promise<{ readonly board: string }>;
}

/** Makes a user a maintainer of this board, or one no longer. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const by = await allowed(request, "administer", null);
  if (by instanceof Response) return by;
  const { board } = await params;
  if ((await findBoard(db, board)) === null) return noSuch("board");
  const user = await namedUser(request);
  if (user instanceof Response) return user;
  const change = { board, userId: user.id, maintains: user.is, by };
  const changed = await db.transaction((transaction) => setMaintainer(transaction, change));
  return privateJson({ board, user: user.name, maintains: user.is, changed });
}
