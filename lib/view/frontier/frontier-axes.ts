import type { FrontierPoint } from "#lib/domain/frontier/skyline.ts";
import { counted } from "../words/format.ts";
import type { FrontierMark, FrontierView } from "./frontier-view.ts";
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
  /** The marks whose costs reach into the axis: all of them, unless its reader zoomed. */
  readonly shown: readonly FrontierMark[];
  /** What stands at an edge or beyond it, counted in words; empty where nothing does. */
  readonly remarks: readonly string[];
}

type Zoom = { readonly low: number; readonly high: number } | null;

/** The axes over a frontier's marks, or over the costs its reader zoomed to; the lines run to the right edge. */
export function frontierAxes(
  { marks, steps }: Pick<FrontierView, "marks" | "steps">,
  zoom: Zoom,
): FrontierAxes {
  const drawn = marks.flatMap(({ cost, archived }) => [
    ...[cost.low, cost.high, archived?.cost].filter((usd) => typeof usd === "number"),
  ]);
  const costs = logAxis(zoom === null ? drawn : [zoom.low * 1.2, zoom.high / 1.2]);
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
    ...inView(marks, costs, zoom),
  };
}

/** A cost of 0 has no place on a logarithmic axis: it stands at the left edge and is said to be there. */
function inView(
  marks: readonly FrontierMark[],
  { low, high }: LogAxis,
  zoom: Zoom,
): Pick<FrontierAxes, "shown" | "remarks"> {
  const reaches = ({ cost }: FrontierMark) =>
    cost.low <= high && (cost.high === null || cost.high >= low);
  const shown = zoom === null ? marks : marks.filter(reaches);
  const free = shown.filter(({ cost }) => cost.low === 0).length;
  const beyond = marks.length - shown.length;
  return {
    shown,
    remarks: [
      ...(free > 0 ? [`${counted(free, "row")} from $0.00 on, drawn from the left edge`] : []),
      ...(beyond > 0 ? [`${counted(beyond, "row")} outside the costs shown`] : []),
    ],
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
