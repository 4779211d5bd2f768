/** How often one run's usage was written, under the group it belongs to. */
export interface GroupedInflation {
  readonly group: string;
  /** all_spans over once per event: 1 when nothing was repeated. */
  readonly factor: number;
}

/** How inflation spreads over a group's runs. A mean would hide that most runs are either at 1 or at 2. */
export interface InflationSpread {
  readonly group: string;
  readonly runs: number;
  /** Within half a per cent of 1, and of 2. */
  readonly atOne: number;
  readonly atTwo: number;
  readonly between: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

const tolerance = 0.005;

/**
 * The spread of inflation by group (scaffold, provider, benchmark), largest group first, then by name
 * (measurement.md 6). Runs without spans have no factor and must be counted apart by the caller.
 *
 * @throws RangeError if a factor is not a number above zero
 * @example
 * // factors 1, 2, 2 of one scaffold: runs 3, atOne 1, atTwo 2, between 0, low 1, median 2, high 2
 */
export function inflationDistribution(
  runs: readonly GroupedInflation[],
): readonly InflationSpread[] {
  const groups = new Map<string, number[]>();
  for (const { group, factor } of runs) {
    if (!(factor > 0 && Number.isFinite(factor))) throw new RangeError(`${factor} is no factor`);
    const known = groups.get(group);
    if (known === undefined) groups.set(group, [factor]);
    else known.push(factor);
  }
  return [...groups]
    .map(([group, factors]) => spreadOf(group, factors))
    .toSorted((a, b) => b.runs - a.runs || (a.group < b.group ? -1 : 1));
}

function spreadOf(group: string, factors: readonly number[]): InflationSpread {
  const near = (value: number) =>
    factors.filter((factor) => Math.abs(factor - value) <= value * tolerance).length;
  const [atOne, atTwo] = [near(1), near(2)];
  return {
    ...{ group, runs: factors.length, atOne, atTwo, between: factors.length - atOne - atTwo },
    low: Math.min(...factors),
    median: medianOf(factors),
    high: Math.max(...factors),
  };
}

/** The middle of the ordered factors, or the mean of the two in the middle. */
function medianOf(factors: readonly number[]): number {
  const ordered = factors.toSorted((a, b) => a - b);
  const middle = ordered.slice((ordered.length - 1) >> 1, (ordered.length >> 1) + 1);
  return middle.reduce((sum, factor) => sum + factor, 0) / middle.length;
}
