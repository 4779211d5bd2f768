import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { boardMaintainers } from "../schema/index.ts";
import { addAudit } from "./add-audit.ts";

export interface MaintainerChange {
  readonly board: string;
  readonly userId: string;
  /** True to make the user a maintainer of the board, false to make them one no longer. */
  readonly maintains: boolean;
  readonly by: { readonly id: string; readonly name: string };
}

/** Gives or takes the care of a board. False when nothing changed. */
export async function setMaintainer(db: Database, change: MaintainerChange): Promise<boolean> {
  const { board, userId, maintains, by } = change;
  const changed = maintains
    ? await db
        .insert(boardMaintainers)
        .values({ board, userId, addedBy: by.id, addedAt: sql`now()` })
        .onConflictDoNothing()
        .returning({ board: boardMaintainers.board })
    : await db
        .delete(boardMaintainers)
        .where(and(eq(boardMaintainers.board, board), eq(boardMaintainers.userId, userId)))
        .returning({ board: boardMaintainers.board });
  if (changed.length === 0) return false;
  await addAudit(db, {
    userId: by.id,
    actor: by.name,
    action: maintains ? "maintainer_added" : "maintainer_removed",
    target: `board ${board}`,
    detail: { user: userId },
  });
  return true;
}
