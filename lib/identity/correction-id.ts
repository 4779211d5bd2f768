import type { Correction } from "#lib/domain/correction/correction.ts";
import { canonicalHash } from "./canonical-hash.ts";
import type { CanonicalValue } from "./canonical-json.ts";

/** The stable id of a correction: `c_` and 20 hex digits of all that it says. */
export function correctionId(correction: Omit<Correction, "id">): string {
  const { kind, target, reason, evidence, author, role, createdAt, supersedes, effect, change } =
    correction;
  const said: CanonicalValue = JSON.parse(
    JSON.stringify([
      ...[kind, target, reason, evidence, author, role, createdAt, supersedes, effect],
      ...(change === undefined ? [] : [change]),
    ]),
  );
  return `c_${canonicalHash(said).slice(0, 20)}`;
}
