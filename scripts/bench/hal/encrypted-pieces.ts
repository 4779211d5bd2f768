import { createCipheriv, createHmac, pbkdf2Sync } from "node:crypto";

/** A text in pieces as HAL's harness encrypts it, piece by piece: a Fernet token in Base64, twice, in a JSON object. */
export function* encryptedPieces(plain: Iterable<string>, password: string): Generator<Buffer> {
  const salt = Buffer.from("generated-salt-1");
  const outer = new Base64Writer();
  yield Buffer.from('{"encrypted_data": "');
  for (const text of tokenText(plain, pbkdf2Sync(password, salt, 480_000, 32, "sha256"))) {
    yield outer.push(text);
  }
  yield outer.end();
  yield Buffer.from(`", "salt": "${salt.toString("base64")}"}`);
}

function* tokenText(plain: Iterable<string>, key: Buffer): Generator<Buffer> {
  const inner = new Base64Writer();
  for (const bytes of token(plain, key)) yield urlSafe(inner.push(bytes));
  yield urlSafe(inner.end());
}

function* token(plain: Iterable<string>, key: Buffer): Generator<Buffer> {
  const header = Buffer.alloc(25, 7);
  header[0] = 0x80;
  header.writeBigUInt64BE(1_767_225_600n, 1);
  const cipher = createCipheriv("aes-128-cbc", key.subarray(16), header.subarray(9));
  const hmac = createHmac("sha256", key.subarray(0, 16)).update(header);
  yield header;
  for (const text of plain) {
    const bytes = cipher.update(text);
    hmac.update(bytes);
    yield bytes;
  }
  const last = cipher.final();
  yield last;
  yield hmac.update(last).digest();
}

function urlSafe(base64: Buffer): Buffer {
  return Buffer.from(base64.toString("latin1").replaceAll("+", "-").replaceAll("/", "_"), "latin1");
}

/** Base64 in groups of three bytes, whatever the pieces. */
class Base64Writer {
  private held: Buffer = Buffer.alloc(0);

  push(bytes: Buffer): Buffer {
    const all = Buffer.concat([this.held, bytes]);
    const end = all.length - (all.length % 3);
    this.held = all.subarray(end);
    return Buffer.from(all.toString("base64", 0, end), "latin1");
  }

  end(): Buffer {
    return Buffer.from(this.held.toString("base64"), "latin1");
  }
}
