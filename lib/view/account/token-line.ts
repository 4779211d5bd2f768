import type { TokenScope } from "#lib/domain/access/token-scope.ts";
import { minuteText } from "../words/minute-text.ts";

interface Token {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

export interface TokenLine {
  readonly id: string;
  readonly name: string;
  readonly scopes: string;
  readonly made: string;
  readonly lastUsed: string;
  /** When it was revoked; null while it works. */
  readonly revoked: string | null;
}

/** A token as its user reads it. */
export function tokenLine({
  id,
  name,
  scopes,
  createdAt,
  lastUsedAt,
  revokedAt,
}: Token): TokenLine {
  return {
    id,
    name,
    scopes: scopes.join(", "),
    made: minuteText(createdAt),
    lastUsed: lastUsedAt === null ? "never" : minuteText(lastUsedAt),
    revoked: revokedAt === null ? null : minuteText(revokedAt),
  };
}
