import type { ScoreCell } from "#lib/view/board/score-cell.ts";
import { ScoreBar } from "./score-bar.tsx";
import styles from "./score-figure.module.css";

/** The score column of one row. A reported figure gets a mark on the axis and no bar: nothing is known to fill it. */
export function ScoreFigure({ cell }: { readonly cell: ScoreCell }) {
  return (
    <div className={styles["figure"]}>
      <b>{cell.text}</b>
      <span>{cell.coverage}</span>
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
    </div>
  );
}

function FigureMark({ tick, label }: { readonly tick: number | null; readonly label: string }) {
  const at = tick === null ? null : Math.min(Math.max(tick, 0), 1) * 100;
  return (
    <span
      className={styles["mark"]}
      role="img"
      aria-label={label}
      style={{
        backgroundSize: `${at === null ? "0" : "2px"} 100%, 100% 1px`,
        backgroundPosition: `${at === null ? "0" : `${Number(at.toFixed(3))}%`} 0, 0 50%`,
      }}
    />
  );
}
