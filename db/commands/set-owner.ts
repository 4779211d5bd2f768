import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { users } from "../schema/index.ts";
import { addAudit } from "./add-audit.ts";

export interface OwnerChange {
  readonly userId: string;
  readonly isOwner: boolean;
  readonly by: { readonly id: string; readonly name: string };
}

export type OwnerChanged = "changed" | "unchanged" | "last_owner";

/** Makes or unmakes an owner. The last one stays: an instance that nobody owns could be claimed by nobody either. */
export async function setOwner(db: Database, change: OwnerChange): Promise<OwnerChanged> {
  const { userId, isOwner, by } = change;
  await db.execute(sql`lock table ${users} in share row exclusive mode`);
  if (!isOwner) {
    const others = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.isOwner, true), ne(users.id, userId)));
    if (others.length === 0) return "last_owner";
  }
  const changed = await db
    .update(users)
    .set({ isOwner })
    .where(and(eq(users.id, userId), ne(users.isOwner, isOwner)))
    .returning({ id: users.id });
  if (changed.length === 0) return "unchanged";
  const action = isOwner ? "owner_added" : "owner_removed";
  const target = `user ${userId}`;
  await addAudit(db, { userId: by.id, actor: by.name, action, target });
  return "changed";
}
