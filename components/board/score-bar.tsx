import styles from "./score-bar.module.css";

interface ScoreBarProps {
  /** Shares of the planned episodes, from 0 to 1. */
  readonly pass: number;
  readonly unresolved: number;
  /** The figure as archived, from 0 to 1; null when the archive states none. */
  readonly tick: number | null;
  /** The same in words: the bar is never the only carrier. */
  readonly label: string;
}

const [width, height] = [300, 11];

/** All planned episodes as one bar: pass solid, unresolved hatched, fail empty, a tick at the archived figure. */
export function ScoreBar({ pass, unresolved, tick, label }: ScoreBarProps) {
  const at = tick === null ? null : Math.min(Math.max(tick, 0), 1) * width;
  return (
    <svg
      className={styles["bar"]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect className={styles["fail"]} width={width} height={height} />
      <rect className={styles["pass"]} width={pass * width} height={height} />
      {unresolved > 0 && (
        <rect
          className={styles["open"]}
          x={pass * width}
          width={unresolved * width}
          height={height}
        />
      )}
      {at !== null && <line className={styles["tick"]} x1={at} x2={at} y1="0" y2={height} />}
    </svg>
  );
}
