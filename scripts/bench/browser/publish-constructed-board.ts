import { connect } from "#db/connect.ts";
import { archiveStore } from "#lib/ingest/archive-store.ts";
import { ingestArchive } from "#lib/ingest/ingest-archive.ts";
import type { BenchContext } from "../part.ts";
import { constructedArchives } from "./constructed-board.ts";

/** Publishes the constructed board through the way of every upload. */
export async function publishConstructedBoard({
  databaseUrl,
  dataFolder,
}: Pick<BenchContext, "databaseUrl" | "dataFolder">): Promise<void> {
  const db = connect(databaseUrl, 2);
  const context = { db, store: archiveStore(dataFolder), now: () => new Date() };
  try {
    for (const { fileName, text } of constructedArchives()) {
      const ended = await ingestArchive(context, {
        ...{ body: bytesOf(text), fileName, declarations: {} },
        ...{ limitBytes: 10_000_000, expectedBytes: null, accepts: () => true },
      });
      if (!("state" in ended) || ended.state !== "published") {
        throw new Error(`${fileName} was not published: ${JSON.stringify(ended)}`);
      }
    }
  } finally {
    await db.$client.end();
  }
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
