import { createHash } from "node:crypto";
import { type CanonicalValue, canonicalJson } from "./canonical-json.ts";

/** Criteria above this are kept as their hash alone. */
const limitBytes = 256 * 1024;

export interface ScoringContent {
  readonly scoringHash: string;
  /** The canonical JSON that was hashed; absent where it is too large to be kept. */
  readonly scoring?: string;
}

/** The hash of a task's scoring fields (decisions 5) with what was hashed, so that two versions can be read apart. */
export function scoringContent(fields: CanonicalValue): ScoringContent {
  const scoring = canonicalJson(fields);
  const scoringHash = createHash("sha256").update(scoring).digest("hex");
  return Buffer.byteLength(scoring) > limitBytes ? { scoringHash } : { scoringHash, scoring };
}
