import {
  phaseSentence,
  phaseTitle,
  type SubmissionPhase,
} from "#lib/view/submission/submission-state.ts";
import styles from "./submission-header.module.css";

interface SubmissionHeaderProps {
  readonly fileName: string;
  readonly phase: SubmissionPhase;
}

/** Which archive, and where it is on its way; a change of state is announced. */
export function SubmissionHeader({ fileName, phase }: SubmissionHeaderProps) {
  return (
    <>
      <h1 className={styles["name"]}>
        <bdi>{fileName}</bdi>
      </h1>
      <p role="status" className={styles["phase"]}>
        <b>{phaseTitle(phase)}.</b> {phaseSentence(phase)}
      </p>
    </>
  );
}
