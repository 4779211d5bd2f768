"use client";
import buttons from "#components/form/button.module.css";
import styles from "./sample-list.module.css";

/** A small archive of our own making, to try the way of a submission with. */
export interface Sample {
  readonly file: string;
  readonly title: string;
  readonly shows: string;
}

interface SampleListProps {
  readonly samples: readonly Sample[];
  readonly isBusy: boolean;
  readonly onTry: (sample: Sample) => void;
}

export function SampleList({ samples, isBusy, onTry }: SampleListProps) {
  return (
    <ul className={styles["list"]}>
      {samples.map((sample) => (
        <li key={sample.file}>
          <div>
            <p>{sample.title}</p>
            <p className={styles["shows"]}>{sample.shows}</p>
          </div>
          <div className={styles["actions"]}>
            <button
              data-needs-script
              type="button"
              className={buttons["button"]}
              disabled={isBusy}
              aria-label={`Try it: ${sample.title}`}
              onClick={() => onTry(sample)}
            >
              Try it
            </button>
            <a href={`/samples/${sample.file}`} download aria-label={`Download: ${sample.title}`}>
              Download
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
