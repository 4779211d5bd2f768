import type { Edition } from "#lib/domain/edition/edition.ts";
import type { DiffChoice } from "./diff-choices.ts";

type EditionLine = Pick<Edition, "number" | "publishedAt"> & { readonly rows: number };

/** The editions of a board as sides of a diff, the first one first. */
export function editionChoices(editions: readonly EditionLine[]): readonly DiffChoice[] {
  return editions.map(({ number, publishedAt, rows }) => ({
    value: `edition:${number}`,
    kind: "edition",
    version: null,
    label: `edition ${number} of ${publishedAt.slice(0, 10)}`,
    rows,
  }));
}
