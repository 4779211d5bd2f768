import { deterministicTar, type TarFile } from "#lib/archive/deterministic-tar.ts";
import type { Choice, ChosenFile } from "./chosen-file.ts";

/** What is sent: bytes and the name they go under. */
export interface Parcel {
  readonly name: string;
  readonly bytes: Blob;
}

/** How much is gathered before it is handed to the browser, which may keep it on disk. */
const portionBytes = 8 * 1024 * 1024;

/**
 * What a choice is sent as: a single file as it is, anything else as the one deterministic tar that the
 * command line builds from the same files. `onBytes` is told how much is packed.
 */
export async function packChoice(
  choice: Choice,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Parcel> {
  const [only] = choice.files;
  if (only !== undefined && choice.files.length === 1 && !choice.isFolder) {
    return { name: only.file.name, bytes: only.file };
  }
  return { name: `${choice.name}.tar`, bytes: await tarOf(choice.files, onBytes, signal) };
}

async function tarOf(
  files: readonly ChosenFile[],
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const portions: Blob[] = [];
  let pending: BlobPart[] = [];
  let [pendingBytes, packedBytes] = [0, 0];
  for await (const chunk of deterministicTar(files.map(toTarFile))) {
    signal.throwIfAborted();
    pending.push(new Uint8Array(chunk));
    pendingBytes += chunk.length;
    packedBytes += chunk.length;
    if (pendingBytes < portionBytes) continue;
    portions.push(new Blob(pending));
    pending = [];
    pendingBytes = 0;
    onBytes(packedBytes);
  }
  onBytes(packedBytes);
  return new Blob([...portions, ...pending]);
}

function toTarFile({ path, file }: ChosenFile): TarFile {
  return { path, bytes: file.size, stream: () => chunksOf(file) };
}

/** Read by hand: not every browser iterates a stream. */
async function* chunksOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
