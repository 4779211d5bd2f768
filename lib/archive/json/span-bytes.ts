import type { JsonSpan } from "./json-span.ts";

/** The bytes of one value, out of its member's; the member is closed as soon as they are through. */
export async function* spanBytes(
  member: AsyncIterable<Uint8Array>,
  { start, end }: JsonSpan,
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of member) {
    const from = Math.max(0, start - at);
    const to = Math.min(chunk.length, end - at);
    if (from < to) yield chunk.subarray(from, to);
    at += chunk.length;
    if (at >= end) return;
  }
}
