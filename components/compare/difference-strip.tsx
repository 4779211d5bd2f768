import type { Interval } from "#lib/domain/numbers/interval.ts";
import { type DifferenceAxis, placeOnAxis } from "#lib/view/compare/compare-axis.ts";
import styles from "./difference-strip.module.css";

interface DifferenceStripProps {
  readonly difference: Interval;
  readonly axis: DifferenceAxis;
  /** Bounds of what is not known, or the spread of a redraw: two marks that are never one. */
  readonly kind: "bounds" | "sampling";
}

const [width, height, least] = [300, 11, 2];

/** Where a difference lies about 0. The text beside it says the same. */
export function DifferenceStrip({ difference, axis, kind }: DifferenceStripProps) {
  const { start, length } = placeOnAxis(difference, axis);
  const isSampling = kind === "sampling";
  return (
    <svg
      className={styles["strip"]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line className={styles["base"]} x1="0" x2={width} y1={height} y2={height} />
      <rect
        className={styles[kind]}
        x={start * width}
        width={Math.max(length * width, least)}
        y={isSampling ? 4 : 0}
        height={isSampling ? 3 : height}
      />
      <line className={styles["zero"]} x1={width / 2} x2={width / 2} y1="0" y2={height} />
    </svg>
  );
}
