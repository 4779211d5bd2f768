import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";

/** The two halves of a Fernet key. */
export interface FernetKey {
  readonly signing: Buffer;
  readonly encryption: Buffer;
}

/** hal-harness, hal/utils/json_encryption.py: PBKDF2-HMAC-SHA256 over the password. */
const iterations = 480_000;
const halfBytes = 16;

export async function fernetKey(password: string, salt: Buffer): Promise<FernetKey> {
  const key = await promisify(pbkdf2)(password, salt, iterations, 2 * halfBytes, "sha256");
  return { signing: key.subarray(0, halfBytes), encryption: key.subarray(halfBytes) };
}
