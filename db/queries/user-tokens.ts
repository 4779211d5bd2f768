import { desc, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { apiTokens } from "../schema/index.ts";

/** A user's tokens, newest first; no secret is kept that could be shown. */
export function userTokens(db: Database, userId: string) {
  return db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      createdAt: apiTokens.createdAt,
      lastUsedAt: apiTokens.lastUsedAt,
      revokedAt: apiTokens.revokedAt,
    })
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
}
