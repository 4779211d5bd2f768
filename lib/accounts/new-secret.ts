import { createHash, randomBytes } from "node:crypto";

const secretBytes = 32;

/** A secret that is shown once, and the hash that is kept of it. */
export interface NewSecret {
  readonly secret: string;
  readonly hash: string;
}

/** A new secret of 32 random bytes after a prefix that tells what it opens. */
export function newSecret(prefix: string): NewSecret {
  const secret = `${prefix}${randomBytes(secretBytes).toString("base64url")}`;
  return { secret, hash: secretHash(secret) };
}

/** What is kept of a secret. A plain sha256 is enough: there is nothing to guess in 32 random bytes. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
