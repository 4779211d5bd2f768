import type { Correction } from "./correction.ts";

/**
 * The corrections that no other supersedes. One superseded stays undone for good: whatever supersedes its successor
 * does not bring it back.
 */
export function inForce<Given extends Pick<Correction, "id" | "supersedes">>(
  corrections: readonly Given[],
): readonly Given[] {
  const superseded = new Set(corrections.map(({ supersedes }) => supersedes));
  return corrections.filter(({ id }) => !superseded.has(id));
}
