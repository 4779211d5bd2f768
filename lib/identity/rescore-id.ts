import { canonicalHash } from "./canonical-hash.ts";

/** The stable id of a re-score: `x_` and 20 hex digits, the same for the same bytes on every machine. */
export function rescoreId(archiveSha256: string, memberPath: string | null): string {
  return `x_${canonicalHash([archiveSha256, memberPath]).slice(0, 20)}`;
}
