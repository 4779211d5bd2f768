import type { ScoreSource } from "#lib/domain/score/score-status.ts";

/** Where a score comes from, as a reader sees it. */
export const scoreSourceWords = {
  archived: "as archived",
  rescored: "re-scored",
  replayed: "replayed",
  edited: "edited",
  reported: "reported",
} as const satisfies Record<ScoreSource, string>;
