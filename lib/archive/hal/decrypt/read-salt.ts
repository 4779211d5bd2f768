import type { ArchiveMember } from "../../archive.ts";
import { Base64Decoder } from "./base64-decoder.ts";
import { envelopePieces } from "./envelope-pieces.ts";
import { EnvelopeFault } from "./envelope-scanner.ts";

const saltLimitBytes = 1024;

/**
 * The salt of an encrypted entry. It stands behind the encrypted text, so the entry is read through once for it.
 *
 * @throws EnvelopeFault, Base64Fault
 */
export async function readSalt(entry: ArchiveMember): Promise<Buffer> {
  const decoder = new Base64Decoder();
  const parts: Buffer[] = [];
  const keys = new Set<string>();
  let length = 0;
  for await (const { key, bytes } of envelopePieces(entry)) {
    keys.add(key);
    if (key !== "salt") continue;
    length += bytes.length;
    if (length > saltLimitBytes) throw new EnvelopeFault("its salt is too long");
    parts.push(decoder.push(bytes));
  }
  for (const key of ["encrypted_data", "salt"]) {
    if (!keys.has(key)) throw new EnvelopeFault(`it has no ${key}`);
  }
  return Buffer.concat([...parts, decoder.end()]);
}
