import type { Problem } from "#lib/domain/problem.ts";
import { type ArchiveMember, ArchiveProblem } from "../archive.ts";
import { defaultLimits, type Limits } from "../limits.ts";
import { findFault } from "./find-fault.ts";
import type { JsonItem } from "./json-element.ts";
import { type Line, LineCutter } from "./line-cutter.ts";
import { openText } from "./open-text.ts";
import { parseElement } from "./parse-element.ts";
import { ValueSkipper } from "./value-skipper.ts";

export interface ScanLinesOptions {
  readonly limits?: Limits;
  /** Take NaN, Infinity and numbers beyond a double, as Python's `json` writes and reads them; refused unless told. */
  readonly takesNonFinite?: boolean;
}

/**
 * Streams JSON Lines, one element per line that is not blank, with the pointer "" and a source like
 * `run.jsonl#L7`. Yields problems, never throws for bad data: a bad line is `row_lost` and the next
 * one is read; UTF-16 or a refused member ends the scan.
 */
export async function* scanLines(
  member: ArchiveMember,
  options: ScanLinesOptions = {},
): AsyncGenerator<JsonItem> {
  const { limits = defaultLimits, takesNonFinite = false } = options;
  const reader = { path: member.path, limits, takesNonFinite };
  const skipper = new ValueSkipper(limits.jsonDepth);
  let found = false;
  try {
    for await (const line of linesOf(member, limits)) {
      const item = readLine(line, skipper, reader);
      if (item === null) continue;
      found = true;
      yield item;
    }
    if (!found)
      yield problem(
        "empty",
        "refused",
        member.path,
        "The file holds no lines with anything on them.",
      );
  } catch (error) {
    if (!(error instanceof ArchiveProblem)) throw error;
    yield { kind: "problem", problem: error.problem };
  }
}

interface LineReader {
  readonly path: string;
  readonly limits: Limits;
  readonly takesNonFinite: boolean;
}

function readLine(line: Line, skipper: ValueSkipper, reader: LineReader): JsonItem | null {
  const { path, limits, takesNonFinite } = reader;
  const source = `${path}#L${line.number}`;
  if (line.tooLong) {
    const message = `Line ${line.number} is longer than ${limits.lineBytes} bytes and was not read.`;
    return problem("element_too_large", "row_lost", source, message);
  }
  const start = line.bytes.findIndex((byte) => byte > 0x20);
  const first = line.bytes[start];
  if (first === undefined) return null;
  const bytes = line.bytes.subarray(start);
  skipper.start(first);
  skipper.run(bytes, 0);
  const maxDepth = limits.jsonDepth;
  if (skipper.status === "too_deep") {
    const message = `Line ${line.number}: more than ${maxDepth} brackets are open at once.`;
    return problem("nested_too_deep", "row_lost", source, message);
  }
  if (skipper.status !== "done" && !skipper.endsWithStream) {
    const fault = findFault(bytes, maxDepth, takesNonFinite);
    const message = `Line ${line.number}, byte ${line.offset + start + (fault?.offset ?? bytes.length)}: ${fault?.cause ?? "the line is not JSON"}; a line must hold one whole JSON value.`;
    return problem(fault?.code ?? "malformed_json", "row_lost", source, message);
  }
  return parseElement({
    bytes,
    pointer: "",
    source,
    sourceIsPointer: false,
    offset: line.offset + start,
    keys: skipper.colons,
    maxDepth,
    takesNonFinite,
  });
}

async function* linesOf(member: ArchiveMember, limits: Limits): AsyncGenerator<Line> {
  const { window, start } = await openText(member);
  const cutter = new LineCutter(window, start, limits.lineBytes);
  try {
    do {
      for (let line = cutter.next(); line !== null; line = cutter.next()) yield line;
    } while (await cutter.fill());
    const last = cutter.rest();
    if (last !== null) yield last;
  } finally {
    await window.close();
  }
}

function problem(
  code: Problem["code"],
  effect: Problem["effect"],
  source: string,
  message: string,
): JsonItem {
  return { kind: "problem", problem: { code, effect, source, message } };
}
