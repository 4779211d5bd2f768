import { runPath } from "#lib/url/page-path.ts";
import type { ApartRun } from "#lib/view/compare/compare-apart.ts";
import styles from "./compare.module.css";

interface ApartRunsProps {
  readonly apart: readonly ApartRun[];
  /** The same page with rulers ignored, or heeded again; null where that would change nothing. */
  readonly toggle: string | null;
  readonly ignoresRulers: boolean;
  /** What was ignored on the reader's request. */
  readonly warnings: readonly string[];
}

/** Runs of the address that take no part, each with the reason; and the warning where a reader insists. */
export function ApartRuns({ apart, toggle, ignoresRulers, warnings }: ApartRunsProps) {
  return (
    <>
      {warnings.length > 0 && (
        <div className={styles["warning"]} role="note">
          Rulers were ignored, so a difference may be the ruler’s and not the systems’:
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      {apart.length > 0 && (
        <section aria-labelledby="apart">
          <h2 id="apart">Not compared</h2>
          <ul>
            {apart.map(({ id, label, reason, isFound }) => (
              <li key={id}>
                {isFound ? (
                  <a href={runPath(id)}>
                    <bdi>{label}</bdi>
                  </a>
                ) : (
                  <bdi>{label}</bdi>
                )}
                : {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {toggle !== null && (
        <p>
          <a href={toggle}>
            {ignoresRulers ? "Heed the rulers again" : "Compare anyway, ignoring the rulers"}
          </a>
        </p>
      )}
    </>
  );
}
