import { z } from "zod";
import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveAdapter, Reading } from "../adapter.ts";
import type { Archive, ArchiveMember, Peek } from "../archive.ts";
import type { JsonElement, JsonItem } from "../json/json-element.ts";
import { parseLine } from "../json/parse-line.ts";
import { scanLines } from "../json/scan-lines.ts";
import { Episode, Header, MigrationLine } from "./schema.ts";
import { toRescore } from "./to-rescore.ts";
import { type RescoreContext, toRescored } from "./to-rescored.ts";
import { unreadableLine } from "./unreadable-line.ts";

const version = "rescore/1";

/** Scores of another ruler for the episodes of a run that is there already: JSON Lines, a header and a line per episode. */
export const rescoreJsonl: ArchiveAdapter = {
  id: "rescore-jsonl",
  title: "Assay re-score (JSON Lines)",
  recognises: async (archive) => (await rescoreFiles(archive)).length > 0,
  formatVersion: async () => version,
  read,
};

async function* read(archive: Archive): AsyncGenerator<Reading> {
  const files = await rescoreFiles(archive);
  const isSingleFile = archive.container === "file" || archive.container === "gzip";
  for (const member of archive.members) {
    if (files.includes(member)) yield* readFile(member, isSingleFile ? null : member.path);
    else yield problemReading(ignored(member));
  }
}

/** Without its header no line of a file can be placed. */
async function* readFile(
  member: ArchiveMember,
  memberPath: string | null,
): AsyncGenerator<Reading> {
  const lines = scanLines(member);
  try {
    const first = await lines.next();
    if (first.done) return;
    const effect = memberPath === null ? "refused" : "row_lost";
    const { context, readings } = openRescore(first.value, member.path, memberPath, effect);
    yield* readings;
    if (context === null) return;
    for await (const item of lines) {
      yield* item.kind === "problem" ? [item] : readLine(item.element, context);
    }
  } finally {
    await lines.return(undefined);
  }
}

interface Opened {
  readonly context: RescoreContext | null;
  readonly readings: readonly Reading[];
}

function openRescore(
  item: JsonItem,
  ref: string,
  memberPath: string | null,
  effect: Problem["effect"],
): Opened {
  if (item.kind === "problem") return refused({ ...item.problem, effect });
  const { element } = item;
  const foreign = foreignVersion(element, effect);
  if (foreign !== null) return refused(foreign);
  const line = parseLine(Header, element, { effect, format: version });
  if (line.kind === "problem") return refused(line.problem);
  const rescore = toRescore(line.value, { ref, memberPath }, element);
  const { scoreSource } = rescore;
  const readings = [...line.problems.map(problemReading), { kind: "rescore", rescore } as const];
  return { context: { ref, scoreSource }, readings };
}

function refused(problem: Problem): Opened {
  return { context: null, readings: [problemReading(problem)] };
}

function readLine(element: JsonElement, context: RescoreContext): readonly Reading[] {
  if (hasKey(element, "rescore")) return [problemReading(secondHeader(element))];
  if (hasKey(element, "migration_check")) return readCheck(element, context);
  const line = parseLine(Episode, element, { effect: "row_lost", format: version });
  if (line.kind === "problem") return unreadableLine(element, context, line.problem);
  const { episode, problems } = toRescored(line.value, context, element);
  return [...[...line.problems, ...problems].map(problemReading), { kind: "rescored", episode }];
}

function readCheck(element: JsonElement, { ref }: RescoreContext): readonly Reading[] {
  const line = parseLine(MigrationLine, element, { effect: "row_lost", format: version });
  if (line.kind === "problem") return [problemReading(line.problem)];
  const { task, trial = 0, old, migrated } = line.value.migration_check;
  const answer = { rescore: ref, task, trial, old, migrated, source: element.source };
  return [...line.problems.map(problemReading), { kind: "migration_check", answer }];
}

function problemReading(problem: Problem): Reading {
  return { kind: "problem", problem };
}

function hasKey({ value }: JsonElement, key: string): boolean {
  return typeof value === "object" && value !== null && key in value;
}

function secondHeader({ source }: JsonElement): Problem {
  const message =
    "A second header: a file holds one re-score. Write each re-score to a file of its own.";
  return { code: "malformed_row", effect: "row_lost", source, message };
}

function foreignVersion({ value, source }: JsonElement, effect: Problem["effect"]): Problem | null {
  const named = z.object({ rescore: z.string() }).safeParse(value);
  if (!named.success || named.data.rescore === version) return null;
  const message = `This file says that it is "${named.data.rescore}"; only "${version}" is read.`;
  return { code: "unsupported_version", effect, source, message };
}

async function rescoreFiles(archive: Archive): Promise<readonly ArchiveMember[]> {
  const files: ArchiveMember[] = [];
  for (const member of archive.members) {
    if (isRescoreFile(await member.peek())) files.push(member);
  }
  return files;
}

/** The first line has the key `rescore`; a file of a header alone looks like one JSON object. */
function isRescoreFile(peek: Peek): boolean {
  return (peek.kind === "json_lines" || peek.kind === "json_object") && peek.has("/rescore");
}

function ignored({ path }: ArchiveMember): Problem {
  const message = `The first line is no header of ${version}; the file was not read.`;
  return { code: "member_ignored", effect: "note", source: path, message };
}
