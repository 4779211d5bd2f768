import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveMember } from "../archive.ts";
import { scanLines } from "../json/scan-lines.ts";
import type { Row } from "./row.ts";
import { toRow } from "./to-row.ts";

export type RowItem =
  | { readonly kind: "row"; readonly row: Row }
  | { readonly kind: "problem"; readonly problem: Problem };

/** The rows of a run in the file's order, one in memory at a time; NaN and Infinity are numbers here, as Python has them. */
export async function* readRows(member: ArchiveMember): AsyncGenerator<RowItem> {
  for await (const item of scanLines(member, { takesNonFinite: true })) {
    if (item.kind === "problem") yield item;
    else {
      const reading = toRow(item.element);
      yield reading.kind === "row" ? reading : { kind: "problem", problem: reading.problem };
    }
  }
}
