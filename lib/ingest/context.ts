import type { PooledDatabase } from "#db/database.ts";
import type { ArchiveStore } from "./archive-store.ts";

/** What every step of an upload works with. */
export interface IngestContext {
  readonly db: PooledDatabase;
  readonly store: ArchiveStore;
  readonly now: () => Date;
}
