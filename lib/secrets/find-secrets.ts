import { librarySpans } from "./library-spans.ts";
import { ownSpans } from "./own-spans.ts";
import type { SecretSpan } from "./secret-span.ts";

/** The possible secrets of a text, in its order and apart from each other; the library names what both find. */
export function findSecrets(text: string): readonly SecretSpan[] {
  const content = withoutEscapes(text);
  const spans = [...librarySpans(content), ...ownSpans(content)];
  return apart(spans.toSorted((one, other) => one.start - other.start));
}

/**
 * Texts are often JSON: a secret that follows an escape of a line break or a quote begins a word all the same. What
 * comes out is as long as the text, so that every place keeps its number.
 */
function withoutEscapes(text: string): string {
  return text.includes("\\") ? text.replaceAll(/\\[nrtbf]/g, " \n").replaceAll('\\"', ' "') : text;
}

/** Spans that overlap are one, under the name of the first. */
function apart(spans: readonly SecretSpan[]): readonly SecretSpan[] {
  const found: SecretSpan[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (last === undefined || span.start >= last.end) found.push(span);
    else found[found.length - 1] = { ...last, end: Math.max(last.end, span.end) };
  }
  return found;
}
