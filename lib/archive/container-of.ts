/** A container's kind as its first bytes show it; `foreign` names one that is not read. */
export type FirstBytes =
  | { readonly kind: "zip" | "gzip" | "tar" | "plain" }
  | { readonly kind: "foreign"; readonly name: string };

/** How many of a file's first bytes `containerOf` needs. */
export const containerProbeBytes = 512;

const foreign: readonly { readonly name: string; readonly magic: readonly number[] }[] = [
  { name: "a 7-Zip archive", magic: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { name: "an xz file", magic: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00] },
  { name: "a bzip2 file", magic: [0x42, 0x5a, 0x68] },
  { name: "a Zstandard file", magic: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: "a RAR archive", magic: [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07] },
  { name: "a Parquet file", magic: [0x50, 0x41, 0x52, 0x31] },
];

/** Tells a container by its magic bytes; names and extensions say nothing. */
export function containerOf(firstBytes: Uint8Array): FirstBytes {
  const begins = (magic: readonly number[]) => magic.every((byte, at) => firstBytes[at] === byte);
  if (begins([0x50, 0x4b, 3, 4]) || begins([0x50, 0x4b, 5, 6]) || begins([0x50, 0x4b, 7, 8])) {
    return { kind: "zip" };
  }
  if (begins([0x1f, 0x8b])) return { kind: "gzip" };
  if (isTarHeader(firstBytes)) return { kind: "tar" };
  const other = foreign.find(({ magic }) => begins(magic));
  return other === undefined ? { kind: "plain" } : { kind: "foreign", name: other.name };
}

/** A tar header sums its own bytes; the sum's field counts as blanks. */
function isTarHeader(block: Uint8Array): boolean {
  if (block.length < containerProbeBytes) return false;
  const field = new TextDecoder("latin1").decode(block.subarray(148, 156));
  if (!/^[ 0]*[0-7]+[\0 ]*$/.test(field)) return false;
  const declared = Number.parseInt(field.trim(), 8);
  let sum = 0;
  for (const [at, byte] of block.subarray(0, 512).entries())
    sum += at >= 148 && at < 156 ? 0x20 : byte;
  return sum === declared;
}
