import { type ArchiveMember, ArchiveProblem } from "../archive.ts";
import { defaultLimits, type Limits } from "../limits.ts";
import { ByteWindow } from "./byte-window.ts";
import { elementTooLarge, finishedElement } from "./finished-element.ts";
import type { JsonItem } from "./json-element.ts";
import type { JsonSpan } from "./json-span.ts";

/**
 * Parses the values that a scan of the same member passed over, one in memory at a time and in the member's order:
 * where they begin and end is known, so their bytes are only cut out.
 *
 * Yields problems, never throws for bad data: a bad value is `row_lost`, a refused member is `refused` and ends it.
 */
export async function* readSpans(
  member: ArchiveMember,
  spans: readonly JsonSpan[],
  limits: Limits = defaultLimits,
): AsyncGenerator<JsonItem> {
  const plan = { place: `${member.path}#`, limits };
  const window = new ByteWindow(member.open());
  try {
    for (const span of spans) {
      const { pointer, start, end, keys } = span;
      if (end - start > limits.elementBytes) {
        yield elementTooLarge(plan, pointer);
        continue;
      }
      await reach(window, span);
      const bytes = Buffer.from(window.view.subarray(start - window.base, end - window.base));
      yield finishedElement(plan, { pointer, bytes, offset: start, keys });
    }
  } catch (error) {
    if (!(error instanceof ArchiveProblem)) throw error;
    yield { kind: "problem", problem: error.problem };
  } finally {
    await window.close();
  }
}

/** Brings a value's bytes into view and drops those before it. */
async function reach(window: ByteWindow, { start, end }: JsonSpan): Promise<void> {
  while (window.base + window.view.length < end) {
    const passed = Math.min(start - window.base, window.view.length);
    if (!(await window.fill(passed))) throw new Error("a member changed while it was read");
  }
}
