/** How many of A's unresolved episodes must pass for a tie. */
export type BreakEvenCount =
  | { readonly kind: "infeasible"; readonly share: number }
  | { readonly kind: "tie"; readonly share: number; readonly count: number }
  | {
      readonly kind: "between";
      readonly share: number;
      readonly below: number;
      readonly above: number;
    };

const exactWithin = 1e-9;

/**
 * Turns a pass rate at which two rows tie into a count of episodes: a tie at exactly k where the rate
 * falls on a whole number (within 1e-9), else between k and k + 1; infeasible outside 0 to 1.
 *
 * @param share qA of the break-even line, any number
 * @param unresolved A's unresolved episodes, at least 1
 * @throws RangeError if `unresolved` is no whole number above zero, or `share` is not finite
 * @example
 * breakEvenCount(0.28, 50); // { kind: "tie", share: 0.28, count: 14 }
 */
export function breakEvenCount(share: number, unresolved: number): BreakEvenCount {
  if (!(Number.isSafeInteger(unresolved) && unresolved > 0 && Number.isFinite(share))) {
    throw new RangeError(`no count for a share of ${share} among ${unresolved} episodes`);
  }
  const wanted = share * unresolved;
  const nearest = Math.round(wanted);
  const isExact = Math.abs(wanted - nearest) < exactWithin;
  if (isExact && nearest >= 0 && nearest <= unresolved)
    return { kind: "tie", share, count: nearest };
  if (isExact || wanted < 0 || wanted > unresolved) return { kind: "infeasible", share };
  const below = Math.floor(wanted);
  return { kind: "between", share, below, above: below + 1 };
}
