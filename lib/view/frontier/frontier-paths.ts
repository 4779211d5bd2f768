import type { FrontierMark } from "./frontier-view.ts";

/** Where a cost and a score lie on the drawing, in pixels. */
export interface FrontierScales {
  x(cost: number): number;
  y(score: number): number;
  /** The drawing's right edge: a cost without an upper end reaches it. */
  readonly right: number;
}

const leastSize = 6;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A row's box on the drawing, never smaller than can be seen. */
export function boxOf({ cost, score }: FrontierMark, { x, y, right }: FrontierScales): Box {
  const [left, end] = [x(cost.low), cost.high === null ? right : x(cost.high)];
  const [top, bottom] = [y(score.high), y(score.low)];
  const width = Math.max(end - left, leastSize);
  const height = Math.max(bottom - top, leastSize);
  return {
    x: (left + end) / 2 - width / 2,
    y: (top + bottom) / 2 - height / 2,
    width,
    height,
  };
}

/** Many boxes as one path: an element for each would stall a large board. */
export function boxesPath(marks: readonly FrontierMark[], scales: FrontierScales): string {
  return marks
    .map((mark) => {
      const { x, y, width, height } = boxOf(mark, scales);
      return `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}Z`;
    })
    .join("");
}

/** From each as-archived point to the box that it is not in, with a small head. */
export function arrowsPath(marks: readonly FrontierMark[], scales: FrontierScales): string {
  return marks
    .flatMap((mark) => {
      if (mark.archived === null) return [];
      const from = { x: scales.x(mark.archived.cost), y: scales.y(mark.archived.score) };
      const to = nearestPoint(from, boxOf(mark, scales));
      const angle = Math.atan2(from.y - to.y, from.x - to.x);
      const wing = (turn: number) =>
        `M${to.x.toFixed(1)} ${to.y.toFixed(1)}l${(6 * Math.cos(angle + turn)).toFixed(1)} ${(6 * Math.sin(angle + turn)).toFixed(1)}`;
      return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}${wing(0.5)}${wing(-0.5)}`;
    })
    .join("");
}

interface Pixel {
  readonly x: number;
  readonly y: number;
}

function nearestPoint({ x, y }: Pixel, box: Box): Pixel {
  return {
    x: Math.min(Math.max(x, box.x), box.x + box.width),
    y: Math.min(Math.max(y, box.y), box.y + box.height),
  };
}

/** The mark whose box lies nearest to a pixel; null without marks. */
export function nearestMark(
  marks: readonly FrontierMark[],
  at: Pixel,
  scales: FrontierScales,
): FrontierMark | null {
  let found: FrontierMark | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const mark of marks) {
    const point = nearestPoint(at, boxOf(mark, scales));
    const distance = (point.x - at.x) ** 2 + (point.y - at.y) ** 2;
    if (distance >= least) continue;
    least = distance;
    found = mark;
  }
  return found;
}

export interface Label extends Pixel {
  readonly id: string;
  readonly text: string;
  readonly anchor: "start" | "end";
}

const standings = ["certain", "possible", "off"];
const few = 12;

/** The marks to name on the drawing, the one that is read first: all where they are few, else those certainly on the frontier. */
export function labelledMarks(
  marks: readonly FrontierMark[],
  focused: FrontierMark | null,
): readonly FrontierMark[] {
  const named =
    marks.length <= few ? marks : marks.filter(({ standing }) => standing === "certain");
  const rank = (mark: FrontierMark) =>
    mark.id === focused?.id ? -1 : standings.indexOf(mark.standing);
  const own = focused === null || named.includes(focused) ? named : [focused, ...named];
  return own.toSorted((a, b) => rank(a) - rank(b));
}

const lineHeight = 15;
const letterWidth = 6.4;

/**
 * Labels of the given marks where they overlap no other: beside their box, shifted up or down, or left out.
 * The caller says how many were left out.
 */
export function placeLabels(
  marks: readonly FrontierMark[],
  scales: FrontierScales,
): readonly Label[] {
  const taken: Box[] = [];
  return marks.flatMap((mark) => {
    const place = besideBox(mark, scales);
    const free = shifts
      .map((shift) => ({ ...place.area, y: place.area.y + shift * lineHeight }))
      .find((area) => area.x >= 0 && !taken.some((other) => overlap(area, other)));
    if (free === undefined) return [];
    taken.push(free);
    const { x, anchor } = place;
    return { id: mark.id, text: mark.label, x, y: free.y + 12, anchor };
  });
}

const shifts = [-1, 1, 0, -2, 2, -3, 3];

/** Above the step line that starts at the box rather than on it; right of the box, or left of it where the drawing ends. */
function besideBox(mark: FrontierMark, scales: FrontierScales) {
  const box = boxOf(mark, scales);
  const width = mark.label.length * letterWidth;
  const isRight = box.x + box.width + 8 + width <= scales.right;
  const x = isRight ? box.x + box.width + 8 : box.x - 8;
  const y = box.y + box.height / 2 - 8;
  return {
    x,
    anchor: isRight ? ("start" as const) : ("end" as const),
    area: { x: isRight ? x : x - width, y, width, height: lineHeight },
  };
}

function overlap(a: Box, b: Box): boolean {
  const beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  const above = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !beside && !above;
}
