import { db } from "#db/client.ts";
import { readEnv } from "#lib/env.ts";
import { archiveStore } from "#lib/ingest/archive-store.ts";
import type { IngestContext } from "#lib/ingest/context.ts";

/** What the web process works on uploads with. */
export function ingestContext(): IngestContext {
  return { db, store: archiveStore(readEnv().dataFolder), now: () => new Date() };
}
