import { compareCodePoints } from "./compare-code-points.ts";

/**
 * The order of task ids: runs of digits by their number, everything else by code point, so that
 * `task_2` comes before `task_10`. Ids that this cannot tell apart (`01`, `1`) fall back to code
 * points, which makes it an order of all strings: only equal ones tie.
 *
 * @returns -1, 0 or 1
 * @example
 * ["10", "9", "2"].toSorted(naturalOrder); // ["2", "9", "10"]
 */
export function naturalOrder(a: string, b: string): number {
  const others = runs(b)[Symbol.iterator]();
  for (const run of runs(a)) {
    const other = others.next();
    if (other.done) return 1;
    const order = compareRuns(run, other.value);
    if (order !== 0) return order;
  }
  return others.next().done ? compareCodePoints(a, b) : -1;
}

function runs(text: string): readonly string[] {
  return text.match(/[0-9]+|[^0-9]+/gu) ?? [];
}

function compareRuns(a: string, b: string): number {
  const isNumbers = /^[0-9]/.test(a) && /^[0-9]/.test(b);
  if (!isNumbers) return compareCodePoints(a, b);
  const [left, right] = [a.replace(/^0+/, ""), b.replace(/^0+/, "")];
  return Math.sign(left.length - right.length) || compareCodePoints(left, right);
}
