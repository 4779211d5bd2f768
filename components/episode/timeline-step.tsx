import type { TimelineStep } from "#lib/view/episode/episode-timeline.ts";
import { FoldedText } from "./folded-text.tsx";
import styles from "./timeline.module.css";

const phaseWords = { live: null, reference: "reference", replay: "replay" } as const;

export function TimelineStepItem({ step }: { readonly step: TimelineStep }) {
  const { lane, title, isError, phase, text, argumentsText, marks, attribution } = step;
  const phaseWord = attribution === null ? phaseWords[phase] : null;
  return (
    <li className={`${styles["step"]} ${styles[lane]}`}>
      <p className={styles["title"]}>
        <span className={styles["place"]}>{step.key + 1}</span> <b>{lane}</b>{" "}
        <bdi className={isError ? styles["error"] : undefined}>{title}</bdi>{" "}
        {phaseWord !== null && <span className="chip warn">{phaseWord}</span>}
        {attribution !== null && attribution.chip !== null && (
          <>
            {" "}
            <span className={attribution.actor === "reference" ? "chip bad" : "chip warn"}>
              {attribution.chip}
            </span>
          </>
        )}
      </p>
      {attribution !== null && (
        <p className={styles["marks"]}>
          <bdi>{attribution.because}</bdi>
        </p>
      )}
      {argumentsText !== null && <FoldedText folded={argumentsText} label="Arguments" isCode />}
      {text !== null && (
        <FoldedText
          folded={text}
          label={lane === "environment" ? "Result" : "Text"}
          isCode={lane === "environment"}
        />
      )}
      {marks.length > 0 && (
        <p className={styles["marks"]}>
          <bdi>{marks.join(" · ")}</bdi>
        </p>
      )}
    </li>
  );
}
