import { eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { users } from "../schema/index.ts";

/** Whether anybody owns this instance yet. */
export async function hasOwner(db: Database): Promise<boolean> {
  const owners = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isOwner, true))
    .limit(1);
  return owners.length > 0;
}
