import { db } from "#db/client.ts";
import { correctionLog } from "#db/queries/correction-log.ts";
import { type FeedEntry, feedEntry } from "#lib/view/correction/feed-entry.ts";

/** The newest hundred corrections. */
export async function feedEntries(origin: string): Promise<readonly FeedEntry[]> {
  const newest = await correctionLog(db, { limit: 100 });
  return newest.map((correction) => feedEntry(correction, origin));
}
