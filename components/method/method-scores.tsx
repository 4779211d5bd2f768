import { ScoreBar } from "#components/score/score-bar.tsx";
import { formatBounds } from "#lib/view/words/format.ts";
import styles from "./method-scores.module.css";

/** Bounds, ranks and comparability, with the worked example. */
export function MethodScores() {
  return (
    <>
      <section id="bounds">
        <h2>Bounds</h2>
        <p>
          A run plans a number of episodes: tasks times trials. Some were scored, some were not. The
          lower bound counts every unresolved episode as failed, the upper bound counts it as
          passed. Whatever the missing scores are, the full score lies between the two. Bounds
          assume nothing about why a score is missing, and they are no confidence interval: nothing
          is sampled.
        </p>
        <p>
          Example: 100 planned, 50 scored, 30 of them passed. The score is {formatBounds(0.3, 0.8)}.
          A system with 43 passes of 98 scored has {formatBounds(0.43, 0.45)}. Most boards would
          print 30 and 43 and put the second first. Nobody knows whether it is.
        </p>
        <div className={styles["bar"]}>
          <ScoreBar
            pass={0.3}
            unresolved={0.5}
            tick={null}
            label="30 pass, 20 fail, 50 unresolved of 100: between 30.0 and 80.0 percent"
          />
        </div>
        <p>
          Solid is passed, hatched is unresolved, empty is failed. A tick marks the figure that the
          archive itself states. The low end is rounded down and the high end up.
        </p>
      </section>
      <section id="ranks">
        <h2>Ranks</h2>
        <p>
          A rank is a range: its first number is one more than the rows that are certainly better,
          its last number counts also those that may be better. <b>2–5</b> means that every place
          from second to fifth is possible. Sorting and filtering never change a rank.
        </p>
      </section>
      <section id="comparable">
        <h2>What can be compared</h2>
        <p>
          Two rows share a ranking only when they were measured with the same ruler: scorer and its
          version, task set and its version, mode, user simulator and reward basis. Rows of another
          ruler stand apart with the part that differs. Where nobody recorded a part it stays
          unknown, and unknown is not the same as equal. A part that the submitter filled in is
          shown as declared.
        </p>
        <p>
          A figure without episodes, as many boards publish them, has no coverage that anyone could
          check. Such figures are ranked among themselves, and equal figures share a rank.
        </p>
      </section>
    </>
  );
}
