import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";
import { traceSpool } from "./trace-spool.ts";

function message(text: string): EpisodeEvent {
  const nothing = { name: null, argumentsJson: null, callId: null, isError: null, at: null };
  const more = { attempt: null, stateDigest: null };
  return { producer: "agent", phase: "live", kind: "message", text, ...nothing, ...more };
}

it("gives each run its traces back, without the dropped and the empty ones", async () => {
  const parent = await mkdtemp(join(tmpdir(), "assay-spool-test-"));
  const spool = await traceSpool(join(parent, "spool"));
  // Incompressible enough for the file to be read in many pieces.
  const text = (index: number) =>
    Array.from({ length: 9000 }, (_, at) => (at * index) % 9973).join();
  for (let ordinal = 0; ordinal < 200; ordinal += 1) {
    const events = ordinal === 7 ? [] : [message(text(ordinal))];
    await spool.add(ordinal % 2 === 0 ? "r_even" : "r_odd", ordinal, events);
  }
  await spool.close();

  const found = new Map<number, string>();
  for await (const { ordinal, gzip } of spool.read("r_odd", new Set([3, 5]))) {
    found.set(ordinal, gunzipSync(gzip).toString());
  }
  const expected = Array.from({ length: 100 }, (_, half) => 2 * half + 1);
  expect([...found.keys()].toSorted((a, b) => a - b)).toEqual(
    expected.filter((ordinal) => ![3, 5, 7].includes(ordinal)),
  );
  for (const [ordinal, json] of found) expect(json).toBe(JSON.stringify([message(text(ordinal))]));
  for await (const trace of spool.read("r_none", new Set())) throw new Error(`${trace.ordinal}`);

  await spool.remove();
  expect(await readdir(parent)).toEqual([]);
  await rm(parent, { recursive: true });
});
