import type { EditionContent } from "#lib/domain/edition/edition.ts";
import { canonicalHash } from "./canonical-hash.ts";
import type { CanonicalValue } from "./canonical-json.ts";

/** sha256 (64 hex digits) of an edition's content: the same content has the same digest on every machine. */
export function editionDigest(content: EditionContent): string {
  const { schemaVersion, board, measurement, costBasis, weights, rankingRule } = content;
  const { rows, corrections } = content;
  const digested: CanonicalValue = JSON.parse(
    JSON.stringify({
      ...{ schemaVersion, board, measurement, costBasis, weights, rankingRule },
      ...{ rows, corrections },
    }),
  );
  return canonicalHash(digested);
}
