import { eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { boardMaintainers, users } from "../schema/index.ts";

export interface UserAccess {
  readonly id: string;
  readonly name: string;
  readonly isOwner: boolean;
  readonly maintains: readonly string[];
}

/** What a user is: asked anew at every request, so that a role taken away is gone at once. */
export async function userAccess(db: Database, id: string): Promise<UserAccess | null> {
  const [user] = await db
    .select({ id: users.id, name: users.name, isOwner: users.isOwner })
    .from(users)
    .where(eq(users.id, id));
  if (user === undefined) return null;
  const boards = await db
    .select({ board: boardMaintainers.board })
    .from(boardMaintainers)
    .where(eq(boardMaintainers.userId, id))
    .orderBy(boardMaintainers.board);
  return { ...user, maintains: boards.map(({ board }) => board) };
}
