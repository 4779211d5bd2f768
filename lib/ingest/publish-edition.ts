import { addAudit } from "#db/commands/add-audit.ts";
import { inTransaction } from "#db/commands/in-transaction.ts";
import { lockEditions } from "#db/commands/lock-editions.ts";
import { saveEdition } from "#db/commands/save-edition.ts";
import type { Database, PooledDatabase } from "#db/database.ts";
import { editionContent } from "#db/queries/edition-content.ts";
import { findBoard } from "#db/queries/find-board.ts";
import { findEdition } from "#db/queries/find-edition.ts";
import { lastEditionNumber } from "#db/queries/last-edition-number.ts";
import type { Edition } from "#lib/domain/edition/edition.ts";
import { editionDigest } from "#lib/identity/edition-digest.ts";

interface Publication {
  readonly board: string;
  readonly publisher: string;
  readonly note: string | null;
  readonly now: Date;
}

type Published =
  | { readonly kind: "published"; readonly edition: Edition }
  | { readonly kind: "no_board" }
  | { readonly kind: "no_rows" }
  | { readonly kind: "unchanged"; readonly since: number };

/** Publishes a board as it stands under the next number; not when nothing changed since the last edition. */
export function publishEdition(db: PooledDatabase, publication: Publication): Promise<Published> {
  return inTransaction(db, ({ db: transaction }) => publish(transaction, publication));
}

async function publish(db: Database, publication: Publication): Promise<Published> {
  const { board: slug, publisher, note, now } = publication;
  const board = await findBoard(db, slug);
  if (board === null) return { kind: "no_board" };
  await lockEditions(db, slug);
  const content = await editionContent(db, board);
  if (content.rows.length === 0) return { kind: "no_rows" };
  const digest = editionDigest(content);
  const last = await lastEditionNumber(db, slug);
  if (last !== null && (await findEdition(db, slug, last))?.digest === digest) {
    return { kind: "unchanged", since: last };
  }
  const number = last === null ? 1 : last + 1;
  const edition = { number, digest, publisher, note, publishedAt: now.toISOString(), content };
  await saveEdition(db, edition);
  await addAudit(db, {
    userId: null,
    actor: publisher,
    action: "edition_published",
    target: `board ${slug}`,
    detail: { number, digest },
  });
  return { kind: "published", edition };
}
