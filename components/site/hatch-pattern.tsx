import styles from "./hatch-pattern.module.css";

/** The hatch of everything unresolved, defined once a page: fill with `url(#hatch)`. */
export function HatchPattern() {
  return (
    <svg className={styles["defs"]} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id="hatch"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={styles["ground"]} width="5" height="5" />
          <line className={styles["line"]} x1="0" y1="0" x2="0" y2="5" />
        </pattern>
      </defs>
    </svg>
  );
}
