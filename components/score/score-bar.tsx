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

/**
 * All planned episodes as one bar: pass solid, unresolved hatched, fail empty, a tick at the archived figure.
 *
 * One element with four backgrounds, as the style sheet lists them: the hatch lies under all and shows between
 * pass and fail, so that it has one angle at any width. A board has hundreds of bars.
 */
export function ScoreBar({ pass, unresolved, tick, label }: ScoreBarProps) {
  const fail = unresolved > 0 ? Math.max(0, 1 - pass - unresolved) : 1;
  const widths = [tick === null ? "0" : tickWidth(tick), share(pass), share(fail)];
  const backgroundSize = `${widths.map((width) => `${width} 100%`).join(", ")}, auto`;
  return (
    <span className={styles["bar"]} role="img" aria-label={label} style={{ backgroundSize }} />
  );
}

/** The tick is the right edge of its background, and at 0 as wide as it is at all. */
function tickWidth(tick: number): string {
  return `max(2px, ${share(tick)})`;
}

function share(of: number): string {
  return `${Number((Math.min(Math.max(of, 0), 1) * 100).toFixed(3))}%`;
}
