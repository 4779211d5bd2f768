import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ClientBase } from "pg";
import { from } from "pg-copy-streams";
import { type CopyValue, copyLine } from "../copy-text.ts";

/** Rows are sent in pieces of about this size. */
const pieceLength = 256 * 1024;

/** Sends rows through COPY, several times faster than INSERT. Columns are SQL names, in the order of each row's values. */
export async function copyRows(
  client: ClientBase,
  table: PgTable,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  const copy = client.query(from(`copy ${getTableName(table)} (${columns.join(", ")}) from stdin`));
  await pipeline(Readable.from(pieces(rows)), copy);
}

function* pieces(rows: Iterable<readonly CopyValue[]>): Generator<Buffer> {
  let piece = "";
  for (const row of rows) {
    piece += copyLine(row);
    if (piece.length < pieceLength) continue;
    yield Buffer.from(piece);
    piece = "";
  }
  if (piece !== "") yield Buffer.from(piece);
}
