import styles from "./board-legend.module.css";

/** What the marks of the score column mean. */
export function BoardLegend() {
  return (
    <ul className={styles["legend"]} aria-label="Legend of the score bars">
      <li>
        <svg viewBox="0 0 26 10" aria-hidden="true">
          <rect className={styles["pass"]} width="26" height="10" />
        </svg>
        pass
      </li>
      <li>
        <svg viewBox="0 0 26 10" aria-hidden="true">
          <rect className={styles["open"]} width="26" height="10" />
        </svg>
        unresolved: could be either
      </li>
      <li>
        <svg viewBox="0 0 26 10" aria-hidden="true">
          <rect className={styles["fail"]} x=".5" y=".5" width="25" height="9" />
        </svg>
        fail
      </li>
      <li>
        <svg viewBox="0 0 26 10" aria-hidden="true">
          <line className={styles["tick"]} x1="13" x2="13" y1="0" y2="10" />
        </svg>
        figure as archived
      </li>
      <li>
        A range of ranks holds every place the row could have once all its episodes are resolved. It
        is no confidence interval. <a href="/method">How to read it</a>
      </li>
    </ul>
  );
}
