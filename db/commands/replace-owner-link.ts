import { isNull } from "drizzle-orm";
import type { Database } from "../database.ts";
import { ownerLinks } from "../schema/index.ts";

/** Keeps a new one-time link by its hash and forgets the unused ones: only the last one printed works. */
export async function replaceOwnerLink(
  db: Database,
  link: { readonly secretHash: string; readonly createdAt: Date },
): Promise<void> {
  await db.delete(ownerLinks).where(isNull(ownerLinks.usedAt));
  await db.insert(ownerLinks).values(link);
}
