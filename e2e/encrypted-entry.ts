import { createCipheriv, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";

/** A text as HAL's archives hold it: a Fernet token under a key made of a password, in an envelope of JSON. */
export function encryptedEntry(text: string, password: string): string {
  const salt = randomBytes(16);
  const key = pbkdf2Sync(password, salt, 480_000, 32, "sha256");
  const iv = randomBytes(16);
  const cipher = createCipheriv("aes-128-cbc", key.subarray(16), iv);
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(1_760_000_000n);
  const body = [Buffer.from([0x80]), time, iv, cipher.update(text), cipher.final()];
  const signed = Buffer.concat(body);
  const mac = createHmac("sha256", key.subarray(0, 16)).update(signed).digest();
  const token = Buffer.concat([signed, mac]).toString("base64").replaceAll("+", "-");
  const ascii = Buffer.from(token.replaceAll("/", "_"));
  return JSON.stringify({
    encrypted_data: ascii.toString("base64"),
    salt: salt.toString("base64"),
  });
}
