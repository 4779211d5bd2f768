import type { EpisodeScoreLine } from "#lib/view/episode/episode-score-lines.ts";
import styles from "./episode-page.module.css";

interface EpisodeScoresProps {
  readonly lines: readonly EpisodeScoreLine[];
}

/** The episode's score by every ruler, where there is more than one: side by side, the archived one first. */
export function EpisodeScores({ lines }: EpisodeScoresProps) {
  if (lines.length < 2) return null;
  return (
    <section aria-labelledby="scores">
      <h2 id="scores">Scores by measurement</h2>
      <table className={styles["table"]}>
        <caption className="visually-hidden">This episode by every ruler of its run</caption>
        <thead>
          <tr>
            <th scope="col">Ruler</th>
            <th scope="col">Result</th>
            <th scope="col">What shows it</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, source, ruler, outcome, facts }) => (
            <tr key={key}>
              <th scope="row">
                <b>{source}</b>
                <span className={styles["second"]}>
                  <bdi>{ruler}</bdi>
                </span>
              </th>
              <td>
                <b className={styles[outcome.tone]}>{outcome.word}</b>
                {outcome.detail !== null && (
                  <span className={styles["second"]}>{outcome.detail}</span>
                )}
              </td>
              <td>
                {facts.map(({ name, text }) => (
                  <span key={`${name} ${text}`} className={styles["second"]}>
                    {name}: <bdi>{text}</bdi>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
