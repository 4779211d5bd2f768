import { once } from "node:events";
import type { Writable } from "node:stream";
import { problemsOfRun } from "#lib/ingest/problems-of-run.ts";
import { episodeLines } from "#lib/summary/episode-lines.ts";
import type { ArchiveReading } from "#lib/summary/read-report.ts";

const batchCharacters = 256 * 1024;

/** Writes a report as JSON piece by piece: with the episodes of a large run it is longer than any string can be. */
export async function printJson(
  reading: ArchiveReading,
  withEpisodes: boolean,
  out: Writable,
): Promise<void> {
  let batch = "";
  for (const piece of pieces(reading, withEpisodes)) {
    batch += piece;
    if (batch.length < batchCharacters) continue;
    if (!out.write(batch)) await once(out, "drain");
    batch = "";
  }
  out.write(batch);
}

function* pieces({ report, runs }: ArchiveReading, withEpisodes: boolean): Generator<string> {
  yield `{\n"archive": ${JSON.stringify(report.archive, null, 2)},\n"runs": `;
  yield* list(runs, function* (run) {
    const summary = JSON.stringify(run.summary, null, 2);
    yield `${summary.slice(0, summary.lastIndexOf("}"))},\n"problems": `;
    yield* list(problemsOfRun(run.summary, report.problems, runs.length), json);
    if (withEpisodes) {
      yield ',\n"episodes": ';
      yield* list(episodeLines(run), json);
    }
    yield "}";
  });
  yield ',\n"problems": ';
  yield* list(report.problems, json);
  yield ',\n"secrets": ';
  yield* list(report.secrets, json);
  yield `,\n"secretsUnlisted": ${report.secretsUnlisted}\n}\n`;
}

function* list<T>(items: readonly T[], write: (item: T) => Generator<string>): Generator<string> {
  let before = "[\n";
  for (const item of items) {
    yield before;
    yield* write(item);
    before = ",\n";
  }
  yield items.length === 0 ? "[]" : "\n]";
}

function* json(value: unknown): Generator<string> {
  yield JSON.stringify(value);
}
