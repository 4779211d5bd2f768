import type { ArchiveMember, Peek } from "./archive.ts";
import { containerOf, containerProbeBytes } from "./container-of.ts";
import type { Limits } from "./limits.ts";
import { peekStream } from "./peek.ts";
import { refuse } from "./refuse.ts";

/**
 * A member over a stream that can be opened again and again; its peek is read once unless it is too
 * large to be kept for each of many members. A member that
 * is a container itself can be peeked at (it is `binary`), and is refused when it is opened.
 */
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
    open: () => refuseContainer(path, open()),
    peek() {
      peeked ??= peekStream(open(), limits.peekBytes).then((peek) => {
        if (!isSmall(peek)) peeked = null;
        return peek;
      });
      return peeked;
    },
  };
}

const keptPaths = 256;
const keptCharacters = 16 * 1024;

function isSmall({ paths }: Peek): boolean {
  if (paths.size > keptPaths) return false;
  const characters = [...paths].reduce((sum, path) => sum + path.length, 0);
  return characters <= keptCharacters;
}

async function* refuseContainer(
  path: string,
  stream: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const held: Uint8Array[] = [];
  let heldBytes = 0;
  let checked = false;
  for await (const chunk of stream) {
    if (checked) {
      yield chunk;
      continue;
    }
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes < containerProbeBytes) continue;
    checked = true;
    check(path, held);
    yield* held;
  }
  if (checked) return;
  check(path, held);
  yield* held;
}

function check(path: string, held: readonly Uint8Array[]): void {
  const found = containerOf(
    held.length === 1 && held[0] !== undefined ? held[0] : Buffer.concat(held),
  );
  if (found.kind === "plain") return;
  const what = found.kind === "foreign" ? found.name : `a ${found.kind} container`;
  const message = `This file is ${what} inside the archive: unpack it and send what it holds.`;
  throw refuse("nested_container", path, message);
}
