import type { FoldedText as Folded } from "#lib/view/episode/episode-timeline.ts";
import { formatCount } from "#lib/view/words/format.ts";
import styles from "./timeline.module.css";

interface FoldedTextProps {
  readonly folded: Folded;
  /** What it is, for the fold's label. */
  readonly label: string;
  readonly isCode: boolean;
}

/** A text of the archive, behind a fold when it is long. */
export function FoldedText({ folded, label, isCode }: FoldedTextProps) {
  const { text, isFolded, opening, cut } = folded;
  const body = (
    <>
      {isCode ? (
        <pre className={styles["code"]}>{text}</pre>
      ) : (
        <p className={styles["text"]} dir="auto">
          {text}
        </p>
      )}
      {cut > 0 && (
        <p className={styles["cut"]}>
          {formatCount(cut)} more characters in the JSON of this episode.
        </p>
      )}
    </>
  );
  if (!isFolded) return body;
  return (
    <details className={styles["fold"]}>
      <summary>
        {label}: <bdi className={styles["opening"]}>{opening}</bdi> …
      </summary>
      {body}
    </details>
  );
}
