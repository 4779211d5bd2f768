import type { FrontierPoint } from "#lib/domain/skyline.ts";
import type { FrontierView } from "./frontier-view.ts";
import { type LogAxis, logAxis } from "./log-axis.ts";

export interface FrontierAxes {
  readonly costs: LogAxis;
  readonly scores: {
    readonly low: number;
    readonly high: number;
    readonly ticks: readonly number[];
  };
  readonly guaranteed: readonly FrontierPoint[];
  readonly optimistic: readonly FrontierPoint[];
  /** Costs of 0 have no place on a logarithmic axis: they stand at its left edge, and are counted. */
  readonly atZero: number;
}

type Zoom = { readonly low: number; readonly high: number } | null;

/** The axes over a frontier's marks, or over the costs its reader zoomed to; the lines run to the right edge. */
export function frontierAxes(
  { marks, steps }: Pick<FrontierView, "marks" | "steps">,
  zoom: Zoom,
): FrontierAxes {
  const shown = marks.flatMap(({ cost, archived }) => [
    ...[cost.low, cost.high, archived?.cost].filter((usd) => typeof usd === "number"),
  ]);
  const costs = logAxis(zoom === null ? shown : [zoom.low * 1.2, zoom.high / 1.2]);
  const scores = marks.flatMap(({ score, archived }) => [
    ...[score.low, score.high],
    ...(archived === null ? [] : [archived.score]),
  ]);
  const [low, high] = scores.length === 0 ? [0, 1] : [Math.min(...scores), Math.max(...scores)];
  return {
    costs,
    scores: scoreAxis(low, high),
    guaranteed: carried(steps.guaranteed, costs),
    optimistic: carried(steps.optimistic, costs),
    atZero: marks.filter(({ cost }) => cost.low === 0).length,
  };
}

/** Whole steps of five, ten or twenty points around the scores. */
function scoreAxis(least: number, most: number): FrontierAxes["scores"] {
  const step = stepFor(most - least);
  const from = Math.max(0, Math.floor((least * 100 - 1) / step));
  const to = Math.min(100 / step, Math.ceil((most * 100 + 1) / step));
  const ticks = Array.from({ length: to - from + 1 }, (_, at) => ((from + at) * step) / 100);
  return { low: (from * step) / 100, high: (to * step) / 100, ticks };
}

function stepFor(span: number): number {
  if (span > 0.5) return 20;
  return span > 0.2 ? 10 : 5;
}

function carried(
  steps: readonly FrontierPoint[],
  { low, high }: LogAxis,
): readonly FrontierPoint[] {
  const inside = steps.map((step) => ({ ...step, cost: Math.max(step.cost, low) }));
  const last = inside.at(-1);
  return last === undefined || last.cost >= high ? inside : [...inside, { ...last, cost: high }];
}
