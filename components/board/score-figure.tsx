import type { ScoreCell } from "#lib/view/score-cell.ts";
import { ScoreBar } from "./score-bar.tsx";
import styles from "./score-figure.module.css";

/** The score column of one row. A reported figure gets a mark on the axis and no bar: nothing is known to fill it. */
export function ScoreFigure({ cell }: { readonly cell: ScoreCell }) {
  return (
    <>
      <div className={styles["text"]}>
        <b>{cell.text}</b>
        <span>{cell.coverage}</span>
      </div>
      {cell.kind === "bounds" ? (
        <ScoreBar
          pass={cell.pass}
          unresolved={cell.unresolved}
          tick={cell.tick}
          label={cell.spoken}
        />
      ) : (
        <FigureMark tick={cell.tick} label={cell.spoken} />
      )}
    </>
  );
}

function FigureMark({ tick, label }: { readonly tick: number | null; readonly label: string }) {
  const at = tick === null ? null : Math.min(Math.max(tick, 0), 1) * 300;
  return (
    <svg
      className={styles["mark"]}
      viewBox="0 0 300 11"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <line className={styles["axis"]} x1="0" x2="300" y1="5.5" y2="5.5" />
      {at !== null && <line className={styles["tick"]} x1={at} x2={at} y1="0" y2="11" />}
    </svg>
  );
}
