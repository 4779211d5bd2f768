import type { Problem } from "#lib/domain/problem.ts";
import { type ArchiveMember, ArchiveProblem } from "../archive.ts";
import { defaultLimits, type Limits } from "../limits.ts";
import { byteOrderMark } from "./byte-order-mark.ts";
import { ByteWindow } from "./byte-window.ts";
import { findFault } from "./find-fault.ts";
import type { JsonItem } from "./json-element.ts";
import { parseElement } from "./parse-element.ts";
import { ValueSkipper } from "./value-skipper.ts";

interface Line {
  readonly bytes: Buffer;
  /** From 1. */
  readonly number: number;
  readonly offset: number;
  readonly tooLong: boolean;
}

/**
 * Streams JSON Lines, one element per line that is not blank, with the pointer "" and a source like
 * `run.jsonl#L7`. Yields problems, never throws for bad data: a bad line is `row_lost` and the next
 * one is read; UTF-16 or a refused member ends the scan.
 */
export async function* scanLines(
  member: ArchiveMember,
  options: { readonly limits?: Limits } = {},
): AsyncGenerator<JsonItem> {
  const limits = options.limits ?? defaultLimits;
  const skipper = new ValueSkipper(limits.jsonDepth);
  let found = false;
  try {
    for await (const line of linesOf(member, limits)) {
      const item = readLine(line, member.path, skipper, limits);
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

function readLine(
  line: Line,
  path: string,
  skipper: ValueSkipper,
  limits: Limits,
): JsonItem | null {
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
    const fault = findFault(bytes, maxDepth);
    const message = `Line ${line.number}, byte ${line.offset + start + (fault?.offset ?? bytes.length)}: ${fault?.cause ?? "the line is not JSON"}.`;
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
  });
}

async function* linesOf(member: ArchiveMember, limits: Limits): AsyncGenerator<Line> {
  const window = new ByteWindow(member.open());
  try {
    while (window.view.length < 4 && (await window.fill(0)));
    const mark = byteOrderMark(window.view);
    if (mark.refused !== null) {
      const message = `The text is ${mark.refused}, not UTF-8: save the file as UTF-8 and try again.`;
      throw new ArchiveProblem({
        code: "wrong_encoding",
        effect: "refused",
        source: member.path,
        message,
      });
    }
    let pos = mark.skipBytes;
    let scanned = pos;
    let number = 1;
    let tooLong = false;
    for (;;) {
      const end = window.view.indexOf(0x0a, scanned);
      if (end >= 0) {
        yield cut(window, pos, end, number, tooLong || end - pos > limits.lineBytes);
        pos = end + 1;
        scanned = pos;
        number += 1;
        tooLong = false;
        continue;
      }
      tooLong ||= window.view.length - pos > limits.lineBytes;
      const keepFrom = tooLong ? window.view.length : pos;
      scanned = window.view.length - keepFrom;
      pos = 0;
      if (!(await window.fill(keepFrom))) break;
    }
    if (window.view.length > 0 || tooLong)
      yield cut(window, 0, window.view.length, number, tooLong);
  } finally {
    await window.close();
  }
}

function cut(
  window: ByteWindow,
  start: number,
  end: number,
  number: number,
  tooLong: boolean,
): Line {
  const bytes = tooLong ? Buffer.alloc(0) : Buffer.from(window.view.subarray(start, end));
  return { bytes, number, offset: window.base + start, tooLong };
}

function problem(
  code: Problem["code"],
  effect: Problem["effect"],
  source: string,
  message: string,
): JsonItem {
  return { kind: "problem", problem: { code, effect, source, message } };
}
