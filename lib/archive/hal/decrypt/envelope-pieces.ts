import type { ArchiveMember } from "../../archive.ts";
import { type EnvelopePiece, EnvelopeScanner } from "./envelope-scanner.ts";

/**
 * The texts of an encrypted entry, piece by piece.
 *
 * @throws EnvelopeFault where the bytes are no envelope, or end too early
 */
export async function* envelopePieces(entry: ArchiveMember): AsyncGenerator<EnvelopePiece> {
  const scanner = new EnvelopeScanner();
  for await (const { buffer, byteOffset, length } of entry.open()) {
    yield* scanner.push(Buffer.from(buffer, byteOffset, length));
  }
  scanner.end();
}
