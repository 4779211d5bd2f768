/** Why a text is no Base64, as the end of a sentence. */
export class Base64Fault extends Error {
  override readonly name = "Base64Fault";
}

const groupBytes = 4;

/**
 * Decodes Base64 (either alphabet) chunk by chunk, in groups of four characters. Node's own decoder leaves out what it
 * does not know; here a character that is none is a fault.
 */
export class Base64Decoder {
  private held: Buffer = Buffer.alloc(0);

  /** @throws Base64Fault */
  push(chunk: Buffer): Buffer {
    const text = this.held.length === 0 ? chunk : Buffer.concat([this.held, chunk]);
    // The last group is held back: only there may padding stand.
    const groups = Math.max(0, Math.ceil(text.length / groupBytes) - 1);
    const end = groups * groupBytes;
    this.held = Buffer.from(text.subarray(end));
    const decoded = Buffer.from(text.toString("latin1", 0, end), "base64");
    if (decoded.length !== groups * 3) throw new Base64Fault("it holds other characters");
    return decoded;
  }

  /** @throws Base64Fault */
  end(): Buffer {
    const last = this.held.toString("latin1");
    if (last === "") return Buffer.alloc(0);
    if (last.length !== groupBytes) throw new Base64Fault("its length is no multiple of four");
    if (!/^[\w+/-]{2}(?:==|[\w+/-](?:=|[\w+/-]))$/.test(last)) {
      throw new Base64Fault("it holds other characters");
    }
    return Buffer.from(last, "base64");
  }
}
