import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from } from "pg-copy-streams";

/** An episode's timeline: gzip of the JSON of its events. */
export interface PackedTrace {
  readonly ordinal: number;
  readonly gzip: Uint8Array;
}

const signature = Buffer.from("PGCOPY\n\xff\r\n\0", "latin1");

/** Sends traces through COPY's binary format, which spares them the doubling of hexadecimal text. */
export async function copyTraces(
  client: ClientBase,
  runId: string,
  traces: AsyncIterable<PackedTrace>,
): Promise<void> {
  const copy = client.query(
    from("copy traces (run_id, ordinal, events) from stdin with (format binary)"),
  );
  await pipeline(Readable.from(binary(runId, traces), { objectMode: false }), copy);
}

async function* binary(runId: string, traces: AsyncIterable<PackedTrace>): AsyncGenerator<Buffer> {
  // Flags and the length of the header's extension: none of either.
  yield Buffer.concat([signature, int32(0), int32(0)]);
  const run = Buffer.from(runId);
  for await (const { ordinal, gzip } of traces) {
    yield Buffer.concat([
      int16(3),
      ...[int32(run.length), run],
      ...[int32(4), int32(ordinal)],
      ...[int32(gzip.length), gzip],
    ]);
  }
  yield int16(-1);
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
