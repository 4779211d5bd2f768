import { once } from "node:events";
import { createReadStream, createWriteStream, type WriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { PackedTrace } from "#db/commands/copy-traces.ts";
import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";

const pack = promisify(gzip);
/** The fastest level: half the time of the default for a tenth more bytes. */
const level = 1;
/** Traces being packed at once, off the main thread; bounds memory. */
const packedAtOnce = 4;
const headerBytes = 8;

/** Packed traces of an archive's runs on disk: they come before the run that they belong to can be stored. */
export interface TraceSpool {
  add(runId: string, ordinal: number, events: readonly EpisodeEvent[]): Promise<void>;
  /** Waits until everything is written. */
  close(): Promise<void>;
  read(runId: string, dropped: ReadonlySet<number>): AsyncIterable<PackedTrace>;
  remove(): Promise<void>;
}

export async function traceSpool(folder: string): Promise<TraceSpool> {
  await mkdir(folder, { mode: 0o700 });
  const files = new Map<string, WriteStream>();
  const packing = new Set<Promise<void>>();
  const fileOf = (runId: string) => {
    const file = files.get(runId) ?? createWriteStream(join(folder, runId));
    files.set(runId, file);
    return file;
  };
  async function append(runId: string, ordinal: number, text: string): Promise<void> {
    const bytes = await pack(text, { level });
    const header = Buffer.alloc(headerBytes);
    header.writeUInt32BE(ordinal, 0);
    header.writeUInt32BE(bytes.length, 4);
    const file = fileOf(runId);
    if (!file.write(Buffer.concat([header, bytes]))) await once(file, "drain");
  }
  return {
    async add(runId, ordinal, events) {
      if (events.length === 0) return;
      const task: Promise<void> = append(runId, ordinal, JSON.stringify(events)).finally(() =>
        packing.delete(task),
      );
      packing.add(task);
      if (packing.size >= packedAtOnce) await Promise.race(packing);
    },
    async close() {
      await Promise.all(packing);
      for (const file of files.values()) {
        file.end();
        await finished(file);
      }
    },
    read: (runId, dropped) => (files.has(runId) ? kept(join(folder, runId), dropped) : nothing()),
    async remove() {
      await Promise.allSettled(packing);
      for (const file of files.values()) file.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function* nothing(): AsyncGenerator<PackedTrace> {}

async function* kept(path: string, dropped: ReadonlySet<number>): AsyncGenerator<PackedTrace> {
  for await (const trace of records(path)) if (!dropped.has(trace.ordinal)) yield trace;
}

async function* records(path: string): AsyncGenerator<PackedTrace> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    rest = Buffer.concat([rest, chunk]);
    let start = 0;
    for (;;) {
      const record = recordAt(rest, start);
      if (record === null) break;
      yield record.trace;
      start = record.end;
    }
    rest = rest.subarray(start);
  }
  if (rest.length > 0) throw new Error("a trace spool ends in the middle of a record");
}

function recordAt(bytes: Buffer, start: number): { trace: PackedTrace; end: number } | null {
  if (bytes.length < start + headerBytes) return null;
  const from = start + headerBytes;
  const end = from + bytes.readUInt32BE(start + 4);
  if (bytes.length < end) return null;
  return { trace: { ordinal: bytes.readUInt32BE(start), gzip: bytes.subarray(from, end) }, end };
}
