import { crc32 } from "node:zlib";
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from "yauzl";
import type { Archive, ArchiveMember } from "./archive.ts";
import type { ArchiveIdentity } from "./archive-identity.ts";
import { InflateBudget } from "./inflate-budget.ts";
import type { Limits } from "./limits.ts";
import { memberOf } from "./member.ts";
import { MemberPaths } from "./member-paths.ts";
import { asArchiveProblem, refuse } from "./refuse.ts";

const fileTypeBits = 0xf000;
const plainFile = 0x8000;
const folder = 0x4000;
const stored = 0;
const deflated = 8;

/** Opens a zip by its central directory. Sizes and checksums are checked while members are read. */
export async function openZip(
  path: string,
  identity: ArchiveIdentity,
  limits: Limits,
): Promise<Archive> {
  const zip = await openDirectory(path, identity.name);
  try {
    const members = await listMembers(zip, identity, limits);
    if (members.length === 0) throw refuse("empty", identity.name, "The zip holds no files.");
    return { ...identity, container: "zip", members, close: async () => zip.close() };
  } catch (error) {
    zip.close();
    throw asArchiveProblem(error, identity.name);
  }
}

async function openDirectory(path: string, name: string): Promise<ZipFile> {
  try {
    return await openPromise(path, {
      autoClose: false,
      lazyEntries: true,
      validateEntrySizes: true,
      // Names are decoded below: the library would turn backslashes into slashes first.
      decodeStrings: false,
    });
  } catch (error) {
    throw asArchiveProblem(error, name);
  }
}

async function listMembers(
  zip: ZipFile,
  identity: ArchiveIdentity,
  limits: Limits,
): Promise<ArchiveMember[]> {
  const paths = new MemberPaths(limits);
  const budget = new InflateBudget(limits, identity.bytes);
  const members: ArchiveMember[] = [];
  let packedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    const name = getFileNameLowLevel(
      entry.generalPurposeBitFlag,
      entry.fileNameRaw,
      entry.extraFields,
      true,
    );
    const isFolder = name.endsWith("/");
    const path = isFolder ? name.slice(0, -1) : name;
    paths.admit(path);
    refuseOddEntry(entry, path);
    packedBytes += entry.compressedSize;
    if (packedBytes > identity.bytes) {
      throw refuse(
        "corrupt_container",
        path,
        "The members of the zip overlap, as those of a zip bomb do: pack it again.",
      );
    }
    if (isFolder) continue;
    budget.check(path, entry.compressedSize, entry.uncompressedSize);
    const open = () => budget.guard(path, entry.compressedSize, inflate(zip, entry, path));
    members.push(memberOf(path, entry.uncompressedSize, open, limits));
  }
  return members;
}

function refuseOddEntry(entry: Entry, path: string): void {
  if (entry.isEncrypted()) {
    throw refuse(
      "encrypted_member",
      path,
      "This member is encrypted: pack the archive without a password.",
    );
  }
  const type = (entry.externalFileAttributes >>> 16) & fileTypeBits;
  if (type !== 0 && type !== plainFile && type !== folder) {
    throw refuse(
      "link_refused",
      path,
      `${path} is a link or a special file: pack the file itself in its place.`,
    );
  }
  if (entry.compressionMethod !== stored && entry.compressionMethod !== deflated) {
    const message = `This member is packed with method ${entry.compressionMethod}: pack the zip with the usual one (deflate).`;
    throw refuse("corrupt_container", path, message);
  }
}

async function* inflate(zip: ZipFile, entry: Entry, path: string): AsyncGenerator<Uint8Array> {
  let sum = 0;
  try {
    for await (const chunk of bytesOf(zip, entry)) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw asArchiveProblem(error, path);
  }
  if (sum !== entry.crc32) {
    throw refuse(
      "corrupt_container",
      path,
      "The checksum of this member is wrong: pack and send the zip again.",
    );
  }
}

async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
  yield* stream;
}
