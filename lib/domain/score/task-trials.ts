/** What is known of one planned task's trials. */
export interface TaskTrials {
  /** n: planned trials, missing ones included. */
  readonly planned: number;
  /** c: those that passed. */
  readonly passed: number;
  /** u: those with no valid score. */
  readonly unresolved: number;
}

/**
 * Hands a task's trials on after checking that they add up.
 *
 * @throws RangeError if a count is not whole, is negative, or the parts exceed the plan
 */
export function checkTaskTrials(trials: TaskTrials): TaskTrials {
  const { planned, passed, unresolved } = trials;
  const isCounted = [planned, passed, unresolved].every((n) => Number.isSafeInteger(n) && n >= 0);
  if (!isCounted || passed + unresolved > planned) {
    throw new RangeError(
      `no task has ${passed} passed and ${unresolved} open of ${planned} trials`,
    );
  }
  return trials;
}
