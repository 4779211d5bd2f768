import type { TokenScope } from "#lib/domain/access/token-scope.ts";
import type { Database } from "../database.ts";
import { apiTokens } from "../schema/index.ts";

export interface NewToken {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly secretHash: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: Date;
}

/** Keeps a new token by its secret's hash. */
export async function addToken(db: Database, token: NewToken): Promise<void> {
  await db.insert(apiTokens).values(token);
}
