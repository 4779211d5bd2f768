import type { DiffRow } from "#lib/view/diff/reported-diff-view.ts";
import { slopeLines } from "#lib/view/diff/slope-lines.ts";
import styles from "./diff.module.css";

interface SlopeChartProps {
  readonly rows: readonly DiffRow[];
  readonly before: string;
  readonly after: string;
}

const [top, height, left, right] = [34, 460, 44, 236];

/** Figures before and after as slopes, the rank beside each end; the table beside it holds the same rows. */
export function SlopeChart({ rows, before, after }: SlopeChartProps) {
  const lines = slopeLines(rows);
  if (lines.length === 0) return null;
  const y = (place: number) => top + place * height;
  return (
    <svg
      className={styles["slope"]}
      viewBox={`0 0 460 ${top + height + 40}`}
      role="img"
      aria-label={`Slopes of ${lines.length} figures from ${before} to ${after}; the table gives the same rows`}
    >
      <text x={left} y={16} textAnchor="middle" className={styles["axis"]}>
        {before.replace("version ", "")}
      </text>
      <text x={right} y={16} textAnchor="middle" className={styles["axis"]}>
        {after.replace("version ", "")}
      </text>
      {lines.map((line) => (
        <g key={line.id} className={styles[line.tone]}>
          <line x1={left} y1={y(line.start)} x2={right} y2={y(line.end)} />
          <circle cx={left} cy={y(line.start)} r={2.5} />
          <circle cx={right} cy={y(line.end)} r={2.5} />
          {line.labels !== null && (
            <>
              <text x={left - 8} y={y(line.labels.start) + 4} textAnchor="end">
                {line.rankBefore}
              </text>
              <text x={right + 8} y={y(line.labels.end) + 4}>
                {line.rankAfter} {line.label}
              </text>
            </>
          )}
        </g>
      ))}
    </svg>
  );
}
