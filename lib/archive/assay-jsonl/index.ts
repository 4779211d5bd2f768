import { z } from "zod";
import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveAdapter, Reading } from "../adapter.ts";
import type { Archive, ArchiveMember, Peek } from "../archive.ts";
import type { JsonElement, JsonItem } from "../json/json-element.ts";
import { parseLine } from "../json/parse-line.ts";
import { scanLines } from "../json/scan-lines.ts";
import { Header } from "./header-schema.ts";
import { type RunContext, toEpisode } from "./to-episode.ts";
import { toReported } from "./to-reported.ts";
import { toRun } from "./to-run.ts";

const version = "run/1";

/** Our own format for home-made harnesses: JSON Lines, one header line and one line per episode. */
export const assayJsonl: ArchiveAdapter = {
  id: "assay-jsonl",
  title: "Assay run (JSON Lines)",
  recognises: async (archive) => (await runFiles(archive)).length > 0,
  formatVersion: async () => version,
  read,
};

async function* read(archive: Archive): AsyncGenerator<Reading> {
  const files = await runFiles(archive);
  const isSingleFile = archive.container === "file" || archive.container === "gzip";
  for (const member of archive.members) {
    if (files.includes(member)) yield* readFile(member, isSingleFile ? null : member.path);
    else yield { kind: "problem", problem: ignored(member) };
  }
}

async function* readFile(
  member: ArchiveMember,
  memberPath: string | null,
): AsyncGenerator<Reading> {
  const effect = memberPath === null ? "refused" : "row_lost";
  const hasEpisodes = (await member.peek()).kind === "json_lines";
  const lines = scanLines(member);
  try {
    const first = await lines.next();
    if (first.done) return;
    const { context, readings } = openRun(first.value, {
      ref: member.path,
      memberPath,
      effect,
      hasEpisodes,
    });
    yield* readings;
    if (context === null) return;
    for await (const item of lines) {
      yield* item.kind === "problem" ? [item] : readLine(item.element, context);
    }
  } finally {
    await lines.return(undefined);
  }
}

interface OpenedRun {
  readonly context: RunContext | null;
  readonly readings: readonly Reading[];
}

/** What the file around a header says; a header alone has no episodes to find a plan in. */
interface FileContext {
  readonly ref: string;
  readonly memberPath: string | null;
  readonly effect: Problem["effect"];
  readonly hasEpisodes: boolean;
}

/** Without its header no line of a file can be placed. */
function openRun(item: JsonItem, file: FileContext): OpenedRun {
  const { ref, effect } = file;
  if (item.kind === "problem") return refusedRun({ ...item.problem, effect });
  const { element } = item;
  const foreign = foreignVersion(element, effect);
  if (foreign !== null) return refusedRun(foreign);
  const line = parseLine(Header, element, { effect, format: version });
  if (line.kind === "problem") return refusedRun(line.problem);
  const header = line.value;
  const run = toRun(header, { ...file, source: element.source });
  const notes = line.problems.map((problem) => ({ kind: "problem", problem }) as const);
  const figures = toReported(header, ref, element).map(
    (figure) => ({ kind: "figure", figure }) as const,
  );
  const context = { ref, scale: run.scale, priceTable: header.price_table ?? null };
  return { context, readings: [...notes, { kind: "run", run }, ...figures] };
}

function refusedRun(problem: Problem): OpenedRun {
  return { context: null, readings: [{ kind: "problem", problem }] };
}

function readLine(element: JsonElement, context: RunContext): readonly Reading[] {
  if (!hasHeaderKey(element)) return toEpisode(element, context);
  const message = "A second header: a file holds one run. Write each run to a file of its own.";
  return [
    {
      kind: "problem",
      problem: { code: "malformed_row", effect: "row_lost", source: element.source, message },
    },
  ];
}

function hasHeaderKey({ value }: JsonElement): boolean {
  return typeof value === "object" && value !== null && "assay" in value;
}

function foreignVersion({ value, source }: JsonElement, effect: Problem["effect"]): Problem | null {
  const named = z.object({ assay: z.string() }).safeParse(value);
  if (!named.success || named.data.assay === version) return null;
  const message = `This file says that it is "${named.data.assay}"; only "${version}" is read.`;
  return { code: "unsupported_version", effect, source, message };
}

async function runFiles(archive: Archive): Promise<readonly ArchiveMember[]> {
  const files: ArchiveMember[] = [];
  for (const member of archive.members) {
    if (isRunFile(await member.peek())) files.push(member);
  }
  return files;
}

/** The first line has the key `assay`; a file of a header alone looks like one JSON object. */
function isRunFile(peek: Peek): boolean {
  return (peek.kind === "json_lines" || peek.kind === "json_object") && peek.has("/assay");
}

function ignored({ path }: ArchiveMember): Problem {
  const message = `The first line is no header of ${version}; the file was not read.`;
  return { code: "member_ignored", effect: "note", source: path, message };
}
