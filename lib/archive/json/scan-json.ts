import { type ArchiveMember, ArchiveProblem } from "../archive.ts";
import { defaultLimits, type Limits } from "../limits.ts";
import type { ByteWindow } from "./byte-window.ts";
import type { JsonItem } from "./json-element.ts";
import type { JsonSpan } from "./json-span.ts";
import { JsonSplitter } from "./json-splitter.ts";
import { openText } from "./open-text.ts";
import { spanBytes } from "./span-bytes.ts";

export interface ScanJsonOptions {
  /** Arrays whose elements are yielded one by one: `/simulations`, or "" for a top-level array. */
  readonly split: readonly string[];
  /** Which elements are parsed at all; the others are only matched for structure. All, unless told. */
  readonly want?: (pointer: string) => boolean;
  /** Told where each value lies that is not wanted: such a value can be scanned later with `within`, or read with `readSpans`. */
  readonly onPassed?: (span: JsonSpan) => void;
  /** Scan this value of the member as a document of its own; pointers then count from it, sources do not. */
  readonly within?: JsonSpan;
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
  const { split, want = () => true, onPassed = () => {}, limits = defaultLimits } = options;
  const { pointer, start } = options.within ?? { pointer: "", start: 0 };
  const place = `${member.path}#${pointer}`;
  const splitter = new JsonSplitter({ place, split, want, onPassed, limits });
  let window: ByteWindow | null = null;
  try {
    const text = await openText(part(member, options.within));
    window = text.window;
    window.base = start;
    show(window, splitter);
    splitter.skip(text.start);
    for (;;) {
      const item = await nextItem(window, splitter);
      if (item === null) return;
      yield item;
    }
  } catch (error) {
    if (!(error instanceof ArchiveProblem)) throw error;
    yield { kind: "problem", problem: error.problem };
  } finally {
    await window?.close();
  }
}

function part(member: ArchiveMember, within: JsonSpan | undefined): ArchiveMember {
  if (within === undefined) return member;
  return { ...member, open: () => spanBytes(member.open(), within) };
}

async function nextItem(window: ByteWindow, splitter: JsonSplitter): Promise<JsonItem | null> {
  for (;;) {
    const step = splitter.step();
    if (step === "end") return null;
    if (step !== "more") return step;
    splitter.atEnd = !(await window.fill(splitter.release()));
    show(window, splitter);
  }
}

function show(window: ByteWindow, splitter: JsonSplitter): void {
  splitter.view = window.view;
  splitter.base = window.base;
}
