import {
  type BreakEvenPair,
  type BreakEvenPoint,
  breakEvenPoint,
} from "#lib/view/compare/compare-break-even.ts";
import styles from "./break-even-plot.module.css";

interface BreakEvenPlotProps {
  readonly pair: BreakEvenPair;
  readonly point: BreakEvenPoint;
}

/** The line of ties in the square of what both sides' unresolved may be; its table says the same. */
export function BreakEvenPlot({ pair, point }: BreakEvenPlotProps) {
  const { a, b } = pair;
  const [none, all] = [breakEvenPoint(pair, 0), breakEvenPoint(pair, 1)];
  if (none === null || all === null) return null;
  return (
    <figure className={styles["figure"]}>
      <svg viewBox="-0.02 -1.02 1.04 1.04" className={styles["plot"]} aria-hidden="true">
        <defs>
          <clipPath id="square">
            <rect x="0" y="0" width="1" height="1" />
          </clipPath>
        </defs>
        <g transform="scale(1 -1)">
          <rect className={styles["square"]} width="1" height="1" />
          <g clipPath="url(#square)">
            <line className={styles["line"]} x1="0" y1={none.share} x2="1" y2={all.share} />
            <circle className={styles["point"]} cx={point.openRate} cy={point.share} r="0.02" />
          </g>
        </g>
        {none.share < 1 && (
          <text className={styles["name"]} x="0.03" y="-0.93">
            {a.letter} higher
          </text>
        )}
        {none.share > 0 && (
          <text className={styles["name"]} x="0.03" y="-0.03">
            {b.letter} higher
          </text>
        )}
      </svg>
      <figcaption>
        Across: q{b.letter} from 0 to 1. Up: q{a.letter} from 0 to 1.
      </figcaption>
    </figure>
  );
}
