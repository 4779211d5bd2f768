import { createHash } from "node:crypto";
import { type CanonicalValue, canonicalJson } from "./canonical-json.ts";

/**
 * sha256 (64 hex digits) of the RFC 8785 JSON of a value: equal values give equal digests on every machine.
 *
 * @throws Error if the value holds NaN or an infinity
 */
export function canonicalHash(value: CanonicalValue): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
