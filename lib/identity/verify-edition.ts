import { canonicalHash } from "./canonical-hash.ts";
import type { CanonicalValue } from "./canonical-json.ts";

interface VerifiedEdition {
  readonly stated: string;
  /** Of the whole content as it stands in the text, fields we do not know included. */
  readonly computed: string;
}

/** Computes the digest of an exported edition again; null when the text is none. */
export function verifyEdition(text: string): VerifiedEdition | null {
  const exported = parsed(text);
  if (typeof exported !== "object" || exported === null) return null;
  if (!("digest" in exported) || !("content" in exported)) return null;
  if (typeof exported.digest !== "string") return null;
  const content: CanonicalValue = JSON.parse(JSON.stringify(exported.content));
  return { stated: exported.digest, computed: canonicalHash(content) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
