import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EpisodeRecord, ReportedFigure } from "#lib/domain/record.ts";
import { readArchive } from "#lib/summary/read-archive.ts";
import type { ArchiveReading } from "#lib/summary/read-report.ts";
import type { ArchiveAdapter, Reading } from "./adapter.ts";
import { deterministicTar } from "./deterministic-tar.ts";
import { openArchive } from "./open-archive.ts";
import { adapters, chooseAdapter } from "./registry.ts";
import { archiveOfText, inChunks, openFixture, readAll } from "./testing.ts";
import {
  at,
  type InputRow,
  inputRows,
  parsed,
  sourceFault,
  type Texts,
  textsOf,
} from "./testing-rows.ts";
import { sourcesOf } from "./testing-sources.ts";
import { zipOf } from "./testing-zip.ts";

/** What the contract needs to know of each format: where its rows hold what must arrive unchanged. */
const formats: Readonly<Record<string, Places>> = {
  alphadiana: {
    value: "/score",
    cost: { pointer: "/none", role: "all" },
    times: ["/none", "/timestamp"],
    dates: ["/created_at"],
  },
  "assay-jsonl": {
    value: "/score/value",
    cost: { pointer: "/cost/usd", role: "all" },
    times: ["/started_at", "/ended_at"],
    dates: ["/dates/run", "/dates/scoring", "/dates/submission"],
  },
  hal: {
    value: "/reward",
    cost: { pointer: "/none", role: "all" },
    times: ["/none", "/none"],
    dates: ["/config/date"],
  },
  "hal-board": {
    value: "",
    cost: { pointer: "/none", role: "all" },
    times: ["/none", "/none"],
    dates: ["/0/date", "/1/date"],
  },
  "tau-bench": {
    value: "/reward",
    cost: { pointer: "/info/user_cost", role: "user" },
    times: ["/none", "/none"],
    dates: [],
  },
  "tau2-bench": {
    value: "/reward_info/reward",
    cost: { pointer: "/agent_cost", role: "agent" },
    times: ["/start_time", "/end_time"],
    dates: ["/timestamp"],
  },
  "tau2-submission": {
    value: "",
    cost: { pointer: "/none", role: "all" },
    times: ["/none", "/none"],
    dates: ["/methodology/evaluation_date", "/submission_date"],
  },
};

interface Places {
  readonly value: string;
  readonly cost: { readonly pointer: string; readonly role: string };
  readonly times: readonly [string, string];
  readonly dates: readonly string[];
}

interface Fixture {
  readonly name: string;
  readonly path: string;
  readonly adapter: ArchiveAdapter;
  readonly places: Places;
}

/** A re-score holds no run; its own tests hold it to the same. */
const runAdapters = adapters.filter(({ id }) => id !== "rescore-jsonl");

const fixtures: readonly Fixture[] = runAdapters.flatMap((adapter) => {
  const places = formats[adapter.id];
  if (places === undefined)
    throw new Error(`say in this test where ${adapter.id} holds its values`);
  const folder = `lib/archive/${adapter.id}/fixtures`;
  return readdirSync(folder).map((file) => {
    return { name: `${adapter.id}/${file}`, path: `${folder}/${file}`, adapter, places };
  });
});

async function readingsOf({ path, adapter }: Fixture): Promise<readonly Reading[]> {
  return await readAll(adapter.read(await openFixture(path)));
}

async function textsAt({ path }: Fixture): Promise<Texts> {
  return await textsOf(await openFixture(path));
}

function rowSource(reading: Reading): string | null {
  if (reading.kind === "episode") return reading.episode.source;
  return reading.kind === "figure" && reading.figure.source.includes("#/")
    ? reading.figure.source
    : null;
}

function runOf(reading: Reading): string | null {
  if (reading.kind === "episode") return reading.episode.run;
  return reading.kind === "figure" ? reading.figure.run : null;
}

function episodesOf(readings: readonly Reading[]): readonly EpisodeRecord[] {
  return readings.flatMap((reading) => (reading.kind === "episode" ? [reading.episode] : []));
}

function figuresOf(readings: readonly Reading[]): readonly ReportedFigure[] {
  return readings.flatMap((reading) => (reading.kind === "figure" ? [reading.figure] : []));
}

describe.each(fixtures)("$name", (fixture) => {
  it("is claimed by its own format and no other", async () => {
    const choice = await chooseAdapter(await openFixture(fixture.path));
    expect(choice).toMatchObject({ kind: "chosen", adapter: { id: fixture.adapter.id } });
  });

  it("accounts for every row, as a row or as a problem, and for nothing else", async () => {
    const readings = await readingsOf(fixture);
    const rows = inputRows(fixture.adapter.id, await textsAt(fixture)).map(({ source }) => source);
    expect(rows.length).toBeGreaterThan(0);
    const taken = readings.flatMap((reading) => rowSource(reading) ?? []);
    const lost = readings.flatMap((reading) =>
      reading.kind === "problem" && reading.problem.effect !== "note"
        ? [reading.problem.source]
        : [],
    );
    expect(taken.filter((source) => !rows.includes(source))).toEqual([]);
    expect(new Set(taken).size).toBe(taken.length);
    const isLost = (row: string) =>
      lost.some(
        (source) => source === row || source.startsWith(row.endsWith("#") ? row : `${row}/`),
      );
    expect(rows.filter((row) => !taken.includes(row) && !isLost(row))).toEqual([]);
  });

  it("points at places that are there", async () => {
    const texts = await textsAt(fixture);
    const readings = await readingsOf(fixture);
    const sources = readings.flatMap(sourcesOf);
    expect(sources.flatMap((source) => sourceFault(source, texts) ?? [])).toEqual([]);
  });

  it("gives a run before its rows, and each run once", async () => {
    const readings = await readingsOf(fixture);
    const runs = readings.map((reading) => (reading.kind === "run" ? reading.run.ref : null));
    const refs = runs.filter((ref) => ref !== null);
    expect(refs.length).toBeGreaterThan(0);
    expect(new Set(refs).size).toBe(refs.length);
    const early = readings.filter((reading, at) => {
      const ref = runOf(reading);
      return ref !== null && !runs.slice(0, at).includes(ref);
    });
    expect(early).toEqual([]);
  });

  it("gives the same rows when nobody takes the timelines", async () => {
    const archive = await openFixture(fixture.path);
    const withoutEvents = (reading: Reading) =>
      reading.kind === "episode" ? { ...reading.episode, events: [] } : reading;
    const rows = await readAll(fixture.adapter.read(archive, { password: null, traces: false }));
    expect(rows.map(withoutEvents)).toEqual((await readingsOf(fixture)).map(withoutEvents));
  });

  it("gives equal readings of equal bytes", async () => {
    const first = await readingsOf(fixture);
    expect(first.length).toBeGreaterThan(1);
    expect(await readingsOf(fixture)).toEqual(first);
  });

  it("settles every task and trial once", async () => {
    const { runs } = await readArchive(await openFixture(fixture.path));
    for (const { episodes, missing } of runs) {
      const pairs = [...episodes, ...missing].map(({ task, trial }) => `${trial} ${task}`);
      expect(new Set(pairs).size).toBe(pairs.length);
    }
  });

  it("keeps zeros, nulls and texts as the file writes them", async () => {
    const readings = await readingsOf(fixture);
    const texts = await textsAt(fixture);
    const rows = new Map(inputRows(fixture.adapter.id, texts).map((row) => [row.source, row]));
    const faults = [
      ...episodesOf(readings).flatMap((episode) =>
        episodeFaults(episode, rows.get(episode.source)?.value, fixture.places, texts),
      ),
      ...figuresOf(readings).flatMap((figure) =>
        figureFaults(figure, rows.get(figure.source), texts),
      ),
    ];
    expect(faults).toEqual([]);
    const stated = new Set(
      [...texts.values()].flatMap((text) => statedDates(text, fixture.places)),
    );
    for (const reading of readings) {
      if (reading.kind !== "run") continue;
      expect(new Set(reading.run.dates.map(({ text }) => text))).toEqual(stated);
    }
  });
});

/** Where an episode says another thing than the row it was read from. */
function episodeFaults(
  { source, score, costs, startedAt, endedAt }: EpisodeRecord,
  row: unknown,
  { value, cost, times }: Places,
  texts: Texts,
): readonly string[] {
  const bill = costs.find(({ basis, role }) => basis === "reported" && role === cost.role);
  const archived = score.archivedValue;
  const facts: readonly (readonly [string, unknown, unknown])[] = [
    ["a value only when valid", score.value !== null, score.status === "valid"],
    ["the value", score.value, score.status === "valid" ? Number(archived) : null],
    ...(score.reason === "parse_failed"
      ? []
      : ([
          ["the archived value", numberOf(archived), at(row, value)],
          ["its digits", archived, lexemeOf(archived, value, texts)],
          ["the cost", bill?.archivedUsd, at(row, cost.pointer)],
          ["the start", startedAt, at(row, times[0])],
          ["the end", endedAt, at(row, times[1])],
        ] as const)),
    ...costs.map(
      ({ usd, archivedUsd, calls, role }) =>
        [
          `${role}: a zero from a zero`,
          usd === 0,
          usd === 0 && (archivedUsd === 0 || calls === 0 || role === "all"),
        ] as const,
    ),
  ];
  return facts.flatMap(([what, ours, theirs]) =>
    isSame(ours, theirs) ? [] : [`${source}: ${what} is ${ours}, in the file ${theirs}`],
  );
}

/** Absent is null; everything else is equal only to itself, a zero to a zero. */
function isSame(ours: unknown, theirs: unknown): boolean {
  return JSON.stringify(ours ?? null) === JSON.stringify(theirs ?? null);
}

function figureFaults(
  { source, value }: ReportedFigure,
  row: InputRow | undefined,
  texts: Texts,
): readonly string[] {
  if (row === undefined) return [];
  const isKept = isSame(numberOf(value), row.value) && value === lexemeOf(value, source, texts);
  return isKept ? [] : [`${source}: ${value}, in the file ${row.value}`];
}

function numberOf(lexeme: string | null): unknown {
  const value: unknown = lexeme === null ? null : JSON.parse(lexeme);
  return value === null && lexeme !== null ? `${lexeme} as a text` : value;
}

/** The same text where the files write it as the value of the pointer's last key; null where they do not. */
function lexemeOf(lexeme: string | null, pointer: string, texts: Texts): string | null {
  if (lexeme === null) return null;
  const key = pointer.slice(pointer.lastIndexOf("/") + 1);
  const literal = lexeme.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const written = new RegExp(`"${key}"\\s*:\\s*${literal}\\s*[,}]`);
  return [...texts.values()].some((text) => written.test(text)) ? lexeme : null;
}

function statedDates(text: string, { dates }: Places): readonly unknown[] {
  const document = parsed(text) ?? parsed(text.split("\n", 1).join(""));
  return dates.map((pointer) => at(document, pointer)).filter((date) => typeof date === "string");
}

const files = fixtures.filter(({ path }) => /\.jsonl?$/.test(path));

describe.each(files)("$name, cut off", (fixture) => {
  it("is a problem wherever it is cut, and no valid score changes", async () => {
    const [member] = await textsAt(fixture);
    if (member === undefined) throw new Error("the fixture holds no file");
    const [name, text] = member;
    const bytes = Buffer.from(text.trimEnd());
    const whole = valuesBySource(await readAll(fixture.adapter.read(archiveOfText(name, bytes))));
    const places = seededPlaces(bytes.length, 20).filter(
      (end) => !isBetweenLines(name, bytes, end),
    );
    expect(places.length).toBeGreaterThan(15);
    for (const end of places) {
      const cut = archiveOfText(name, bytes.subarray(0, end));
      const { report } = await readArchive(cut);
      const real = report.problems.filter(({ effect }) => effect !== "note");
      expect(real, `cut at ${end}`).not.toEqual([]);
      const left = valuesBySource(await readAll(fixture.adapter.read(cut)));
      expect([...whole], `cut at ${end}`).toEqual(expect.arrayContaining([...left]));
    }
  });
});

/** JSON Lines that end after a whole line are whole: only a plan can tell that lines are missing. */
function isBetweenLines(name: string, bytes: Buffer, end: number): boolean {
  return name.endsWith(".jsonl") && [bytes[end - 1], bytes[end]].includes(0x0a);
}

function valuesBySource(readings: readonly Reading[]): ReadonlyMap<string, number | string | null> {
  return new Map<string, number | string | null>([
    ...episodesOf(readings).flatMap(({ source, score }) =>
      score.status === "valid" ? [[source, score.value] as const] : [],
    ),
    ...figuresOf(readings).map(
      ({ source, metric, value }) => [`${source} ${metric}`, value] as const,
    ),
  ]);
}

/** Places from 2 on, by a linear congruence: the same ones in every run. */
function seededPlaces(length: number, count: number): readonly number[] {
  let state = 20_260_101;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return 2 + (state % (length - 2));
  });
}

describe.each(fixtures)("$name, packed", (fixture) => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "assay-contract-"));
  });
  afterAll(async () => await rm(folder, { recursive: true }));

  it("gives the same rows from a zip, a tar.gz, a gzip and a folder", async () => {
    const texts = await textsAt(fixture);
    const plain = outline(await readArchive(await openFixture(fixture.path)));
    const packed = await pack(texts, folder);
    expect(packed.length).toBe(texts.size === 1 ? 4 : 3);
    for (const path of packed) {
      const archive = await openArchive(path);
      expect(outline(await readArchive(archive)), path).toEqual(plain);
      await archive.close();
    }
  });
});

/** What a reading says, without the paths that a container changes. */
function outline({ report, runs }: ArchiveReading) {
  return {
    format: report.archive.format,
    problems: report.problems.map(({ code, effect }) => `${code} ${effect}`).toSorted(),
    runs: runs.map(({ summary, episodes }) => ({
      ...{ counts: summary.counts, score: summary.score, taskSet: summary.taskSet.name },
      reported: summary.reported.map(({ metric, value }) => [metric, value]),
      rows: episodes.map(({ task, trial, score: { status, reason, value, archivedValue } }) => [
        ...[task, trial, status, reason, value, archivedValue],
      ]),
    })),
  };
}

async function pack(texts: Texts, folder: string): Promise<readonly string[]> {
  const files = [...texts].map(([path, text]) => ({ path, body: Buffer.from(text) }));
  const tar = deterministicTar(
    files.map(({ path, body }) => ({ path, bytes: body.length, stream: () => inChunks(body) })),
  );
  const paths = ["packed.zip", "packed.tar.gz", "folder"].map((name) => join(folder, name));
  const [zip = "", tarGz = "", plain = ""] = paths;
  await writeFile(zip, zipOf(files.map(({ path, body }) => ({ name: path, body }))));
  await writeFile(tarGz, gzipSync(Buffer.concat(await readAll(tar))));
  for (const { path, body } of files) {
    await mkdir(dirname(join(plain, path)), { recursive: true });
    await writeFile(join(plain, path), body);
  }
  const [only, ...others] = files;
  if (only === undefined || others.length > 0) return paths;
  const gz = join(folder, "packed.gz");
  await writeFile(gz, gzipSync(only.body));
  return [...paths, gz];
}
