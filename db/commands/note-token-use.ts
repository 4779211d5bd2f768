import { and, eq, isNull, sql } from "drizzle-orm";
import type { TokenScope } from "#lib/domain/access/token-scope.ts";
import type { Database } from "../database.ts";
import { apiTokens } from "../schema/index.ts";

export interface UsedToken {
  readonly userId: string;
  readonly scopes: readonly TokenScope[];
}

/** Whose token has this hash, noting that it was used; null when there is none or it was revoked. */
export async function noteTokenUse(db: Database, secretHash: string): Promise<UsedToken | null> {
  const [token] = await db
    .update(apiTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiTokens.secretHash, secretHash), isNull(apiTokens.revokedAt)))
    .returning({ userId: apiTokens.userId, scopes: apiTokens.scopes });
  return token ?? null;
}
