import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A new 32-byte secret that its holder shows to preview, publish or discard; only its hash is kept. */
export function newCapability(): { readonly capability: string; readonly hash: string } {
  const capability = randomBytes(32).toString("base64url");
  return { capability, hash: capabilityHash(capability) };
}

function capabilityHash(capability: string): string {
  return createHash("sha256").update(capability).digest("hex");
}

/** Whether a shown capability is the one whose hash was kept. */
export function holdsCapability(shown: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(capabilityHash(shown)), Buffer.from(hash));
}
