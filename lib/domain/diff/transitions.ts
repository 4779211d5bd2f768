/** What one ruler says of one episode. */
export const transitionWords = [
  "pass",
  "fail",
  "partial",
  "unscored",
  "invalid",
  "missing",
] as const;
export type TransitionWord = (typeof transitionWords)[number];

/** One episode under two rulers. */
export interface Transition {
  readonly before: TransitionWord;
  readonly after: TransitionWord;
}

/** How the episodes moved between two rulers. */
export interface Transitions {
  /** Every episode, by its word before and then after. */
  readonly matrix: Readonly<Record<TransitionWord, Readonly<Record<TransitionWord, number>>>>;
  readonly episodes: number;
  /** Episodes that both rulers call pass or fail: the denominator of `net` and `churn`. */
  readonly compared: number;
  readonly failToPass: number;
  readonly passToFail: number;
  /** (fail to pass - pass to fail) / compared; null when nothing is comparable. */
  readonly net: number | null;
  /** (fail to pass + pass to fail) / compared: a net of zero may hide it. */
  readonly churn: number | null;
}

/**
 * The transition matrix of the same episodes under two rulers, with net change and churn
 * (measurement.md 8). Episodes that either ruler leaves unscored, or scores in part, are in the matrix
 * and outside the denominator.
 *
 * @example
 * // 77 of 800 changed: churn 0.09625
 */
export function transitionsOf(episodes: readonly Transition[]): Transitions {
  const matrix = emptyMatrix();
  for (const { before, after } of episodes) matrix[before][after] += 1;
  const [failToPass, passToFail] = [matrix.fail.pass, matrix.pass.fail];
  const compared = matrix.pass.pass + matrix.fail.fail + failToPass + passToFail;
  return {
    matrix,
    episodes: episodes.length,
    compared,
    failToPass,
    passToFail,
    net: compared === 0 ? null : (failToPass - passToFail) / compared,
    churn: compared === 0 ? null : (failToPass + passToFail) / compared,
  };
}

function emptyMatrix(): Record<TransitionWord, Record<TransitionWord, number>> {
  const row = { pass: 0, fail: 0, partial: 0, unscored: 0, invalid: 0, missing: 0 };
  return {
    pass: { ...row },
    fail: { ...row },
    partial: { ...row },
    unscored: { ...row },
    invalid: { ...row },
    missing: { ...row },
  };
}
