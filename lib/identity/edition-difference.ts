import type { EditionContent } from "#lib/domain/edition/edition.ts";
import { canonicalHash } from "./canonical-hash.ts";
import type { CanonicalValue } from "./canonical-json.ts";

/** What became of a board since an edition: rows and corrections by their ids. */
export interface EditionDifference {
  readonly rowsAdded: number;
  readonly rowsRemoved: number;
  /** Rows of both whose counts, figures, costs or names differ. */
  readonly rowsChanged: number;
  readonly correctionsAdded: number;
  /** It ranks by another ruler now. */
  readonly isOtherRuler: boolean;
}

/** Compares an edition with what would be published now. */
export function editionDifference(
  published: EditionContent,
  now: EditionContent,
): EditionDifference {
  const [old, rows] = [hashesOf(published.rows), hashesOf(now.rows)];
  const known = new Set(published.corrections.map(({ id }) => id));
  return {
    rowsAdded: [...rows.keys()].filter((id) => !old.has(id)).length,
    rowsRemoved: [...old.keys()].filter((id) => !rows.has(id)).length,
    rowsChanged: [...rows].filter(([id, hash]) => old.has(id) && old.get(id) !== hash).length,
    correctionsAdded: now.corrections.filter(({ id }) => !known.has(id)).length,
    isOtherRuler: published.measurement.key !== now.measurement.key,
  };
}

/** The database keeps no order of keys, so rows are compared by their canonical form. */
function hashesOf(rows: EditionContent["rows"]): ReadonlyMap<string, string> {
  return new Map(
    rows.map((row) => {
      const plain: CanonicalValue = JSON.parse(JSON.stringify(row));
      return [row.id, canonicalHash(plain)] as const;
    }),
  );
}
