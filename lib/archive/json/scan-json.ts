import { type ArchiveMember, ArchiveProblem } from "../archive.ts";
import { defaultLimits, type Limits } from "../limits.ts";
import { byteOrderMark } from "./byte-order-mark.ts";
import { ByteWindow } from "./byte-window.ts";
import type { JsonItem } from "./json-element.ts";
import { JsonSplitter } from "./json-splitter.ts";

export interface ScanJsonOptions {
  /** Arrays whose elements are yielded one by one: `/simulations`, or "" for a top-level array. */
  readonly split: readonly string[];
  /** Which elements are parsed at all; the others are only matched for structure. All, unless told. */
  readonly want?: (pointer: string) => boolean;
  readonly limits?: Limits;
}

/**
 * Streams one JSON document, one element in memory at a time: each member of the top-level object
 * (`/info`), and each element of the arrays named in `split` (`/simulations/0`). A document that
 * is neither an object nor a split array is one element with the pointer "".
 *
 * Yields problems, never throws for bad data. A bad element is `row_lost` and the scan goes on;
 * a fault between elements, a cut-off text or a refused member is `refused` and ends it.
 */
export async function* scanJson(
  member: ArchiveMember,
  options: ScanJsonOptions,
): AsyncGenerator<JsonItem> {
  const { split, want = () => true, limits = defaultLimits } = options;
  const splitter = new JsonSplitter({ path: member.path, split, want, limits });
  let window: ByteWindow | null = null;
  try {
    window = new ByteWindow(member.open());
    const refusal = await skipMark(member.path, window, splitter);
    if (refusal !== null) {
      yield refusal;
      return;
    }
    for (;;) {
      const step = splitter.step();
      if (step === "end") return;
      if (step === "more") await feed(window, splitter);
      else yield step;
    }
  } catch (error) {
    if (!(error instanceof ArchiveProblem)) throw error;
    yield { kind: "problem", problem: error.problem };
  } finally {
    await window?.close();
  }
}

async function feed(window: ByteWindow, splitter: JsonSplitter): Promise<void> {
  splitter.atEnd = !(await window.fill(splitter.release()));
  splitter.view = window.view;
  splitter.base = window.base;
}

/** Accepts a UTF-8 byte order mark; UTF-16 and UTF-32 are refused. */
async function skipMark(
  path: string,
  window: ByteWindow,
  splitter: JsonSplitter,
): Promise<JsonItem | null> {
  while (window.view.length < 4 && (await window.fill(0)));
  const mark = byteOrderMark(window.view);
  splitter.view = window.view;
  splitter.base = window.base;
  splitter.skip(mark.skipBytes);
  if (mark.refused === null) return null;
  const message = `The text is ${mark.refused}, not UTF-8: save the file as UTF-8 and try again.`;
  return {
    kind: "problem",
    problem: { code: "wrong_encoding", effect: "refused", source: path, message },
  };
}
