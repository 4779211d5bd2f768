import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";

/** Writes a zip of one member without holding it: its sizes follow the member, as a streaming packer writes them. */
export async function writeZip(path: string, name: string, body: Iterable<Buffer>): Promise<void> {
  const entry = { crc: 0, plainBytes: 0, packedBytes: 0 };
  function* counted(): Generator<Buffer> {
    for (const piece of body) {
      entry.crc = crc32(piece, entry.crc);
      entry.plainBytes += piece.length;
      yield piece;
    }
  }
  async function* zip(): AsyncGenerator<Buffer> {
    const local = Buffer.concat([
      Buffer.from("PK\x03\x04"),
      shared(name, entry),
      Buffer.from(name),
    ]);
    yield local;
    const deflate = createDeflateRaw({ level: 1 });
    const packing = pipeline(Readable.from(counted()), deflate);
    for await (const chunk of deflate) {
      const bytes: Buffer = chunk;
      entry.packedBytes += bytes.length;
      yield bytes;
    }
    await packing;
    yield Buffer.concat([Buffer.from("PK\x07\x08"), sizes(entry)]);
    yield directory(name, entry, local.length + entry.packedBytes + 16);
  }
  await pipeline(Readable.from(zip()), createWriteStream(path));
}

interface Entry {
  readonly crc: number;
  readonly plainBytes: number;
  readonly packedBytes: number;
}

function sizes({ crc, packedBytes, plainBytes }: Entry): Buffer {
  const field = Buffer.alloc(12);
  field.writeUInt32LE(crc, 0);
  field.writeUInt32LE(packedBytes, 4);
  field.writeUInt32LE(plainBytes, 8);
  return field;
}

/** What a local header and a directory entry have in common: version, flags, method, time, sizes, lengths. */
function shared(name: string, entry: Entry): Buffer {
  const head = Buffer.alloc(10);
  head.writeUInt16LE(20, 0);
  // Sizes follow the member; the name is UTF-8.
  head.writeUInt16LE(0x808, 2);
  head.writeUInt16LE(8, 4);
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(Buffer.byteLength(name), 0);
  return Buffer.concat([head, sizes(entry), lengths]);
}

function directory(name: string, entry: Entry, at: number): Buffer {
  const made = Buffer.from("PK\x01\x02\x14\x00", "latin1");
  const rest = Buffer.alloc(14);
  const central = Buffer.concat([made, shared(name, entry), rest, Buffer.from(name)]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([central, Buffer.from("PK\x05\x06"), end]);
}
