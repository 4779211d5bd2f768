import type { Evidence } from "#lib/domain/record.ts";
import type { EpisodeAnswer } from "#lib/view/episode/episode-answer.ts";
import styles from "./episode-page.module.css";

interface EpisodeExplanationProps {
  readonly answer: EpisodeAnswer;
  readonly evidence: readonly Evidence[];
}

/** Why the episode is what it is said to be, and what a reader can check that by. */
export function EpisodeExplanation({ answer, evidence }: EpisodeExplanationProps) {
  const { question, answer: because, archived, scorer, end, counted } = answer;
  return (
    <section aria-labelledby="why">
      <h2 id="why">
        <bdi>{question}</bdi>
      </h2>
      <p className="say">{because}</p>
      <ul className={styles["facts"]}>
        {archived !== null && (
          <li>
            <bdi>{archived}</bdi>
          </li>
        )}
        <li>{scorer}</li>
        <li>
          <bdi>{end}</bdi>
        </li>
        <li>{counted}</li>
      </ul>
      <h3>Evidence</h3>
      {evidence.length === 0 ? (
        <p>The archive holds nothing more to check this by.</p>
      ) : (
        <ul className={styles["evidence"]}>
          {evidence.map(({ text, source, confidence }) => (
            <li key={`${text} ${source}`}>
              <bdi>{text}</bdi>
              {confidence !== undefined && <> ({confidence} confidence)</>}
              <span className={styles["source"]}>
                <bdi>{source}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
