import type { Correction } from "#lib/domain/correction/correction.ts";
import { canonicalHash } from "./canonical-hash.ts";

/** sha256 (64 hex digits) of which corrections a list holds, in its order: another one added is another digest. */
export function correctionsDigest(corrections: readonly Pick<Correction, "id">[]): string {
  return canonicalHash(corrections.map(({ id }) => id));
}
