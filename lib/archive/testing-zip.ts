import { crc32, deflateRawSync } from "node:zlib";

/** One entry of a zip that a test builds, with whatever is to be wrong about it. */
export interface ZipEntry {
  readonly name: string;
  readonly body: Uint8Array;
  /** Unix mode bits, e.g. 0o120777 for a link. */
  readonly mode?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly claimedBytes?: number;
}

/** Builds a zip, refusing nothing: tests need the archives that no honest tool writes. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const packed = deflateRawSync(entry.body);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(entry.flags ?? 0x800, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(entry.crc ?? crc32(entry.body), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(entry.claimedBytes ?? entry.body.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), shared, name, packed]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
    central.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x03", "latin1"), shared, central, name);
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from("PK\x05\x06"), end]);
}
