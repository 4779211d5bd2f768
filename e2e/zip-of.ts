import { crc32, deflateRawSync } from "node:zlib";

/** A zip with entries of any name, those too that no honest tool writes. */
export function zipOf(entries: Readonly<Record<string, Buffer | string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(entries)) {
    const [name, body] = [Buffer.from(path), Buffer.from(content)];
    const packed = deflateRawSync(body);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x800, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(body), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(body.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), shared, name, packed]);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), shared, place, name);
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(locals.length, 4);
  end.writeUInt16LE(locals.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from("PK\x05\x06"), end]);
}
