/** A run's counts as the break-even line needs them; `passed` may be a scaled sum. */
export interface BreakEvenSide {
  readonly planned: number;
  readonly passed: number;
  readonly unresolved: number;
}

/** qA = intercept + slope * qB, or none because A has nothing unresolved to vary. */
export type BreakEvenLine =
  | { readonly kind: "line"; readonly intercept: number; readonly slope: number }
  | { readonly kind: "no_line" };

/**
 * The pass rate qA among A's unresolved at which A ties with B, as a function of B's rate qB:
 * (kA + uA qA) / NA = (kB + uB qB) / NB solved for qA (measurement.md 3).
 *
 * @throws RangeError if a side is no run: nothing planned, or parts beyond the plan
 * @example
 * // A {N 100, k 30, u 50}, B {N 100, k 43, u 2}: qA = 0.26 + 0.04 qB
 */
export function breakEvenLine(a: BreakEvenSide, b: BreakEvenSide): BreakEvenLine {
  checkSide(a);
  checkSide(b);
  if (a.unresolved === 0) return { kind: "no_line" };
  const scale = b.planned * a.unresolved;
  return {
    kind: "line",
    intercept: (b.passed * a.planned - a.passed * b.planned) / scale,
    slope: (b.unresolved * a.planned) / scale,
  };
}

function checkSide({ planned, passed, unresolved }: BreakEvenSide): void {
  const isRun = planned > 0 && passed >= 0 && unresolved >= 0 && passed + unresolved <= planned;
  if (!isRun) {
    throw new RangeError(`no run has ${passed} passed and ${unresolved} open of ${planned}`);
  }
}
