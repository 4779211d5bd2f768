import type { ArchiveMember, Peek } from "./archive.ts";
import type { Limits } from "./limits.ts";
import { peekStream } from "./peek.ts";

/** A member over a stream that can be opened again and again; its peek is read once. */
export function memberOf(
  path: string,
  bytes: number | null,
  open: () => AsyncIterable<Uint8Array>,
  limits: Limits,
): ArchiveMember {
  let peeked: Promise<Peek> | null = null;
  return {
    path,
    bytes,
    open,
    peek() {
      peeked ??= peekStream(open(), limits.peekBytes);
      return peeked;
    },
  };
}
