import {
  createDecipheriv,
  createHmac,
  type Decipher,
  type Hmac,
  timingSafeEqual,
} from "node:crypto";
import type { FernetKey } from "./fernet-key.ts";

export type FernetFaultKind = "version" | "cut_off" | "changed" | "padding";

/** `changed`: the bytes do not match their HMAC under this key. */
export class FernetFault extends Error {
  override readonly name = "FernetFault";
  readonly kind: FernetFaultKind;
  constructor(kind: FernetFaultKind) {
    super(kind);
    this.kind = kind;
  }
}

const version = 0x80;
const timeBytes = 8;
const ivBytes = 16;
const headerBytes = 1 + timeBytes + ivBytes;
const macBytes = 32;
const blockBytes = 16;

/**
 * A Fernet token (github.com/fernet/spec) read while its bytes arrive: version, time, IV, AES-128-CBC with PKCS 7, and an
 * HMAC-SHA256 over all before it. What `push` gives is **not yet authentic**: nobody may use it before `finish` returned.
 */
export class FernetDecipher {
  /** Seconds since 1970 at which the token was made; null until its header has arrived. */
  encryptedAtSeconds: bigint | null = null;
  private readonly key: FernetKey;
  private readonly hmac: Hmac;
  private decipher: Decipher | null = null;
  /** The last bytes that arrived: they may be the HMAC. */
  private held: Buffer = Buffer.alloc(0);
  private cipherBytes = 0;

  constructor(key: FernetKey) {
    this.key = key;
    this.hmac = createHmac("sha256", key.signing);
  }

  /** @throws FernetFault when the first byte is another version's */
  push(bytes: Buffer): Buffer {
    const all = Buffer.concat([this.held, bytes]);
    const first = all[0];
    if (this.decipher === null && first !== undefined && first !== version) {
      throw new FernetFault("version");
    }
    const isWaiting = this.decipher === null && all.length < headerBytes + macBytes;
    const end = isWaiting ? 0 : Math.max(0, all.length - macBytes);
    this.held = all.subarray(end);
    const signed = all.subarray(0, end);
    if (signed.length === 0) return signed;
    this.hmac.update(signed);
    return this.decrypt(signed);
  }

  /**
   * The last plain bytes, once all of the token is known to be authentic.
   *
   * @throws FernetFault
   */
  finish(): Buffer {
    const { decipher, held } = this;
    const isWhole = this.cipherBytes > 0 && this.cipherBytes % blockBytes === 0;
    if (decipher === null || !isWhole || held.length !== macBytes) throw new FernetFault("cut_off");
    if (!timingSafeEqual(this.hmac.digest(), held)) throw new FernetFault("changed");
    try {
      return decipher.final();
    } catch {
      throw new FernetFault("padding");
    }
  }

  private decrypt(signed: Buffer): Buffer {
    const known = this.decipher;
    if (known !== null) return this.update(known, signed);
    this.encryptedAtSeconds = signed.readBigUInt64BE(1);
    const iv = signed.subarray(1 + timeBytes, headerBytes);
    const decipher = createDecipheriv("aes-128-cbc", this.key.encryption, iv);
    this.decipher = decipher;
    return this.update(decipher, signed.subarray(headerBytes));
  }

  private update(decipher: Decipher, cipher: Buffer): Buffer {
    this.cipherBytes += cipher.length;
    return decipher.update(cipher);
  }
}
