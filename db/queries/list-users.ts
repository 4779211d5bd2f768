import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { boardMaintainers, users } from "../schema/index.ts";

/** At most so many users are listed at once. */
const limit = 500;

/** Everybody with an account, owners first, with the boards they maintain. */
export function listUsers(db: Database) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      isOwner: users.isOwner,
      createdAt: users.createdAt,
      maintains: sql<string[]>`array(
        select ${boardMaintainers.board} from ${boardMaintainers}
        where ${boardMaintainers.userId} = ${users.id} order by 1
      )`,
    })
    .from(users)
    .orderBy(sql`${users.isOwner} desc, ${users.createdAt}, ${users.id} collate "C"`)
    .limit(limit);
}
