import { createHash } from "node:crypto";
import canonicalize from "canonicalize";

/** What RFC 8785 can write. */
export type CanonicalValue =
  | null
  | boolean
  | number
  | string
  | readonly CanonicalValue[]
  | { readonly [key: string]: CanonicalValue };

/**
 * sha256 (64 hex digits) of the RFC 8785 JSON of a value: equal values give equal digests on every machine.
 *
 * @throws Error if the value holds NaN or an infinity
 */
export function canonicalHash(value: CanonicalValue): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error("the value has no canonical JSON");
  return createHash("sha256").update(text).digest("hex");
}
