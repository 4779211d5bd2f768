/** A logarithmic axis: where it begins and ends, and its 1-2-5 ticks, finer ones where those are few. */
export interface LogAxis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const steps = [1, 2, 5] as const;
const finer = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const [leastTicks, mostTicks] = [3, 12];

/**
 * The axis over some costs above zero, widened a little so that no mark lies on its edge; 0.1 to 1 without any.
 *
 * @example
 * logAxis([0.02, 0.8]); // 0.0166… to 0.96, ticks 0.02, 0.05, 0.1, 0.2, 0.5
 */
export function logAxis(costs: readonly number[]): LogAxis {
  const positive = costs.filter((cost) => cost > 0 && Number.isFinite(cost));
  const [least, most] =
    positive.length === 0 ? [0.12, 0.83] : [Math.min(...positive), Math.max(...positive)];
  const [low, high] = [least / 1.2, most * 1.2];
  return { low, high, ticks: ticksBetween(low, high) };
}

function ticksBetween(low: number, high: number): readonly number[] {
  const [from, to] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))];
  const decades = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const within = (parts: readonly number[]) =>
    decades.flatMap((decade) =>
      parts
        .map((part) => Number(`${part}e${decade}`))
        .filter((tick) => tick >= low && tick <= high),
    );
  const all = within(steps);
  if (all.length < leastTicks) return within(finer);
  if (all.length <= mostTicks) return all;
  return all.filter((tick) => Number.isInteger(Math.round(Math.log10(tick) * 1e9) / 1e9));
}
