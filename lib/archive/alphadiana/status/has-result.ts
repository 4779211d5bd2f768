import type { Fields } from "./python-record.ts";

/** Whether a record has a score and a verdict: anything but null, also false, 0, a text or NaN. */
export function hasResult({ score, correct }: Fields): boolean {
  return isPresent(score) && isPresent(correct);
}

/** Whether a record has neither. */
export function hasNoResult({ score, correct }: Fields): boolean {
  return !isPresent(score) && !isPresent(correct);
}

function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined;
}
