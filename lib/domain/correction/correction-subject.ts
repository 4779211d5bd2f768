import type { CorrectionTarget } from "./correction.ts";

/** What corrections are listed and locked by: a run stands for its episodes and figures, too. */
export type CorrectionSubject = Extract<
  CorrectionTarget,
  { kind: "run" | "task" | "task_set" | "board" | "edition" }
>;

/** Of whom a correction speaks; two corrections of one subject may contradict each other. */
export function subjectOf(target: CorrectionTarget): CorrectionSubject {
  switch (target.kind) {
    case "run":
    case "episodes":
    case "figure":
      return { kind: "run", run: target.run };
    default:
      return target;
  }
}

/**
 * A subject as one text: `run:r_x`, `board:slug`, `edition:slug/3`, `task_set:benchmark/name`,
 * `task:benchmark/set/task`, each part percent-encoded.
 */
export function subjectText(subject: CorrectionSubject): string {
  return `${subject.kind}:${partsOf(subject).map(encodeURIComponent).join("/")}`;
}

function partsOf(subject: CorrectionSubject): readonly string[] {
  switch (subject.kind) {
    case "run":
      return [subject.run];
    case "task":
      return [subject.benchmark, subject.taskSet, subject.task];
    case "task_set":
      return [subject.benchmark, subject.taskSet];
    case "board":
      return [subject.board];
    case "edition":
      return [subject.board, String(subject.number)];
  }
}
