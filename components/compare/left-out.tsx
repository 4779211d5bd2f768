import type { CompareSide } from "#lib/view/compare/compare-side.ts";
import { counted } from "#lib/view/words/format.ts";
import styles from "./compare.module.css";

interface LeftOutProps {
  readonly sides: readonly CompareSide[];
  readonly models: string;
}

/** Tasks that not every run plans: in no figure of the page, each named. */
export function LeftOut({ sides, models }: LeftOutProps) {
  const some = sides.filter(({ leftOut }) => leftOut.length > 0);
  return (
    <section aria-labelledby="left-out">
      <h2 id="left-out">Left out</h2>
      <p className="sub">
        {models}{" "}
        {some.length === 0
          ? "Every run plans the same tasks: none is left out."
          : "Tasks that not every run plans are in no figure of this page."}
      </p>
      {some.map(({ id, letter, leftOut, leftOutEpisodes }) => (
        <details key={id} className={styles["tasks"]}>
          <summary>
            {letter} alone: {counted(leftOut.length, "task")}, {counted(leftOutEpisodes, "episode")}
          </summary>
          <ul>
            {leftOut.map((task) => (
              <li key={task}>
                <bdi>{task}</bdi>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
