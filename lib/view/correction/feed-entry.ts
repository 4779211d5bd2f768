import type { LoggedCorrection } from "#lib/domain/correction/correction-state.ts";
import { kindWord } from "./correction-line.ts";
import { spokenOf } from "./spoken-of.ts";

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
    title: `${kindWord(kind, target)}: ${spokenOf(target)}`,
    text: lines.filter((line) => line !== null).join("\n"),
  };
}
