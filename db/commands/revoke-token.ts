import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { apiTokens } from "../schema/index.ts";

/** Revokes a user's own token; false when it is not theirs or was revoked before. */
export async function revokeToken(
  db: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<boolean> {
  const revoked = await db
    .update(apiTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)))
    .returning({ id: apiTokens.id });
  return revoked.length > 0;
}
