import type { Problem } from "#lib/domain/problem.ts";
import { problemGroups, problemLabel } from "#lib/view/run/problem-groups.ts";
import { counted } from "#lib/view/words/format.ts";
import styles from "./problem-list.module.css";

const limit = 50;

/** Problems by what they cost, each with the place where it was seen. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  return problemGroups(problems, limit).map(({ effect, title, problems: shown, left }) => (
    <section
      key={effect}
      className={
        effect === "refused" || effect === "row_lost"
          ? `${styles["group"]} ${styles["bars"]}`
          : styles["group"]
      }
    >
      <h3>{title}</h3>
      <ul>
        {shown.map((problem) => (
          <li key={`${problem.code} ${problem.source} ${problem.message}`}>
            <bdi>{problem.message}</bdi>
            <span className={styles["source"]}>
              {problemLabel(problem)} · <bdi>{problem.source}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {left > 0 && <p>{counted(left, "more of this kind", "more of this kind")}.</p>}
    </section>
  ));
}
