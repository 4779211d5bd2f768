import { createCipheriv, createHmac, pbkdf2Sync } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Archive } from "../archive.ts";
import { openArchive } from "../open-archive.ts";
import { zipOf } from "../testing-zip.ts";

export interface Encryption {
  readonly password?: string;
  readonly salt?: Buffer;
  /** Seconds since 1970. */
  readonly time?: number;
  readonly saltFirst?: boolean;
  /** Changes the token before it is wrapped. */
  readonly damage?: (token: Buffer) => Buffer;
}

const defaultSalt = Buffer.from("0123456789abcdef");

/** Encrypts as HAL's harness does: a Fernet token under a key made of the password, in Base64 twice. */
export function encrypted(plain: string | Buffer, options: Encryption = {}): Buffer {
  const { password = "hal1234", salt = defaultSalt, time = 1_761_000_000 } = options;
  const key = pbkdf2Sync(password, salt, 480_000, 32, "sha256");
  const header = Buffer.alloc(9);
  header[0] = 0x80;
  header.writeBigUInt64BE(BigInt(time), 1);
  const iv = Buffer.from("fedcba9876543210");
  const cipher = createCipheriv("aes-128-cbc", key.subarray(16), iv);
  const signed = Buffer.concat([header, iv, cipher.update(plain), cipher.final()]);
  const mac = createHmac("sha256", key.subarray(0, 16)).update(signed).digest();
  const token = (options.damage ?? ((whole) => whole))(Buffer.concat([signed, mac]));
  return envelopeOf(token, salt, options.saltFirst === true);
}

function envelopeOf(token: Buffer, salt: Buffer, saltFirst: boolean): Buffer {
  const urlSafe = token.toString("base64").replaceAll("+", "-").replaceAll("/", "_");
  const texts = {
    encrypted_data: Buffer.from(urlSafe).toString("base64"),
    salt: salt.toString("base64"),
  };
  const { encrypted_data, salt: packed } = texts;
  return Buffer.from(JSON.stringify(saltFirst ? { salt: packed, encrypted_data } : texts));
}

let opened = 0;

/** Opens a zip of these entries, closes it and removes its file when `use` is done. */
export async function withZip<T>(
  entries: Readonly<Record<string, Buffer>>,
  use: (archive: Archive) => Promise<T>,
): Promise<T> {
  opened += 1;
  const path = join(tmpdir(), `assay-hal-test-${process.pid}-${opened}.zip`);
  await writeFile(path, zipOf(Object.entries(entries).map(([name, body]) => ({ name, body }))));
  try {
    const archive = await openArchive(path);
    try {
      return await use(archive);
    } finally {
      await archive.close();
    }
  } finally {
    await rm(path);
  }
}
