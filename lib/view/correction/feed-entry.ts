import type { CorrectionTarget } from "#lib/domain/correction/correction.ts";
import type { LoggedCorrection } from "#lib/domain/correction/correction-state.ts";

/** One correction as feeds tell of it; plain texts, escaped by whoever writes them. */
export interface FeedEntry {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  /** ISO time, UTC: a correction never changes after it. */
  readonly at: string;
}

/** A withdrawal is named as one; what was superseded says so first. */
export function feedEntry(correction: LoggedCorrection, origin: string): FeedEntry {
  const { id, kind, target, reason, author, role, createdAt, effect, supersedes } = correction;
  const isWithdrawal = kind === "retraction" && target.kind === "run";
  const word = isWithdrawal ? "withdrawal" : kind.replaceAll("_", " ");
  const lines = [
    correction.supersededBy === null ? null : `Superseded by ${correction.supersededBy}.`,
    supersedes === null ? null : `Supersedes ${supersedes}.`,
    reason,
    effect === null ? null : `${effect.before ?? "unknown"} became ${effect.after ?? "unknown"}.`,
    `By ${author}, ${role}.`,
  ];
  return {
    ...{ id, author, at: createdAt },
    url: `${origin}/corrections/${id}`,
    title: `${word}: ${spokenOf(target)}`,
    text: lines.filter((line) => line !== null).join("\n"),
  };
}

function spokenOf(target: CorrectionTarget): string {
  switch (target.kind) {
    case "run":
      return `run ${target.run}`;
    case "episodes":
      return `${target.episodes.length} of the episodes of run ${target.run}`;
    case "figure":
      return `${target.metric} of run ${target.run}`;
    case "task":
      return `task ${target.task} of ${target.benchmark} ${target.taskSet}`;
    case "task_set":
      return `${target.benchmark} ${target.taskSet}`;
    case "board":
      return `board ${target.board}`;
    case "edition":
      return `edition ${target.number} of ${target.board}`;
  }
}
