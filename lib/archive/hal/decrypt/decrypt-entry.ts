import { createHash } from "node:crypto";
import type { ArchiveMember } from "../../archive.ts";
import { fileStream } from "../../file-stream.ts";
import { defaultLimits } from "../../limits.ts";
import { memberOf } from "../../member.ts";
import { spool } from "../../spool.ts";
import { Base64Decoder } from "./base64-decoder.ts";
import { entryProblem, type PasswordKnowledge } from "./entry-problem.ts";
import { envelopePieces } from "./envelope-pieces.ts";
import { FernetDecipher } from "./fernet-decipher.ts";
import type { FernetKey } from "./fernet-key.ts";
import { isMostlyText } from "./is-mostly-text.ts";

/** The plain bytes of an encrypted entry, in a file that only its owner may read. */
export interface DecryptedEntry {
  /** The entry's path without `.encrypted`. */
  readonly member: ArchiveMember;
  readonly entryPath: string;
  /** Of the plain bytes. */
  readonly sha256: string;
  readonly bytes: number;
  /** The token's own time, ISO 8601. */
  readonly encryptedAt: string;
  remove(): Promise<void>;
}

export interface DecryptOptions {
  readonly key: FernetKey;
  readonly password: PasswordKnowledge;
  readonly folder: string;
}

/**
 * Decrypts an entry into a file below `folder`, in one pass and with none of its values in memory. The file can be read
 * only once all of its bytes are known to be authentic; otherwise nothing is left of it.
 *
 * @throws ArchiveProblem in one sentence
 */
export async function decryptEntry(
  entry: ArchiveMember,
  { key, password, folder }: DecryptOptions,
): Promise<DecryptedEntry> {
  const fernet = new FernetDecipher(key);
  const plain = new PlainDigest();
  try {
    const { path: file, remove } = await spool(plain.over(plainBytes(entry, fernet)), folder);
    const path = entry.path.replace(/\.encrypted$/, "");
    const { bytes, sha256 } = plain;
    const member = memberOf(path, bytes, () => fileStream(file), defaultLimits);
    const encryptedAt = isoTime(fernet.encryptedAtSeconds);
    return { member, entryPath: entry.path, sha256, bytes, encryptedAt, remove };
  } catch (error) {
    const isRight = password.isRight || isMostlyText(plain.firstBytes);
    throw entryProblem(error, entry.path, { ...password, isRight });
  }
}

async function* plainBytes(entry: ArchiveMember, fernet: FernetDecipher): AsyncGenerator<Buffer> {
  const outer = new Base64Decoder();
  const inner = new Base64Decoder();
  for await (const { key, bytes } of envelopePieces(entry)) {
    if (key === "encrypted_data") yield fernet.push(inner.push(outer.push(bytes)));
  }
  yield fernet.push(inner.push(outer.end()));
  yield fernet.push(inner.end());
  yield fernet.finish();
}

/** Beyond what a calendar holds, the seconds as they stand. */
function isoTime(seconds: bigint | null): string {
  const time = new Date(Number(seconds) * 1000);
  return Number.isNaN(time.getTime()) ? `${seconds} s after 1970` : time.toISOString();
}

const sampleBytes = 256;

/** The identity of a stream that passes through. */
class PlainDigest {
  bytes = 0;
  firstBytes: Uint8Array = new Uint8Array(0);
  private readonly hash = createHash("sha256");

  async *over(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of stream) {
      if (chunk.length === 0) continue;
      if (this.bytes < sampleBytes) {
        this.firstBytes = Buffer.concat([this.firstBytes, chunk]).subarray(0, sampleBytes);
      }
      this.bytes += chunk.length;
      this.hash.update(chunk);
      yield chunk;
    }
  }

  get sha256(): string {
    return this.hash.digest("hex");
  }
}
