import { counted } from "#lib/view/words/format.ts";
import styles from "./frontier.module.css";

/** What boxes, lines and arrows mean. */
export function FrontierKey({ apart }: { readonly apart: number }) {
  return (
    <>
      <p className={styles["key"]}>
        <span>
          <i className={styles["certain"]} />
          certainly on the frontier
        </span>
        <span>
          <i className={styles["possible"]} />
          possibly
        </span>
        <span>
          <i className={styles["off"]} />
          off
        </span>
        <span className={styles["arrow"]}>→ from where the archive puts a row</span>
      </p>
      <p className="sub">
        A box spans what is not ruled out of score and cost. The solid line is sure to be had, the
        dashed one possible; the true frontier lies between. Errors of score and cost in one run may
        go together, so the band is an outer bound.
        {apart > 0 &&
          ` ${counted(apart, "row")} of this board stand under another ruler and take no part.`}
      </p>
    </>
  );
}
