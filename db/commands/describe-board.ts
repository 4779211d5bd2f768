import { eq } from "drizzle-orm";
import type { Board } from "#lib/domain/board/board-run.ts";
import type { Database } from "../database.ts";
import { boards } from "../schema/index.ts";

/** Sets what a maintainer decides of a board: its title, its note and the measurement it ranks by. False when there is no such board. */
export async function describeBoard(
  db: Database,
  slug: string,
  { title, note, measurementKey }: Pick<Board, "title" | "note" | "measurementKey">,
): Promise<boolean> {
  const changed = await db
    .update(boards)
    .set({ title, note, measurementKey })
    .where(eq(boards.slug, slug))
    .returning({ slug: boards.slug });
  return changed.length > 0;
}
