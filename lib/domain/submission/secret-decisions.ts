import type { FoundSecrets, SecretDecision, SecretFinding } from "./secret.ts";

/** The decision that holds for each finding, by its id; under null the one on whatever is not listed. */
export type HeldDecisions = ReadonlyMap<string | null, SecretDecision>;

/**
 * @param decisions in the order in which they were made
 * @returns the last decision on each finding
 */
export function heldDecisions(decisions: readonly SecretDecision[]): HeldDecisions {
  return new Map(decisions.map((decision) => [decision.finding, decision]));
}

/** The listed findings that nobody has redacted or dismissed yet: each of them bars publishing. */
export function undecidedSecrets(
  { secrets }: FoundSecrets,
  decisions: readonly SecretDecision[],
): readonly SecretFinding[] {
  const held = heldDecisions(decisions);
  return secrets.filter(({ id }) => !held.has(id));
}

/** Whether a possible secret, listed or not, is neither redacted nor dismissed. */
export function hasUndecidedSecrets(
  found: FoundSecrets,
  decisions: readonly SecretDecision[],
): boolean {
  if (undecidedSecrets(found, decisions).length > 0) return true;
  return found.secretsUnlisted > 0 && !heldDecisions(decisions).has(null);
}
