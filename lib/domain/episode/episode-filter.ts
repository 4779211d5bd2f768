import { outcomes, scoreStatuses } from "../score/score-status.ts";

/**
 * What a list of episodes can be narrowed to: an outcome of a valid score, one status, or `unresolved`,
 * which is every status that is neither valid nor excluded.
 */
export const episodeFilters = [...outcomes, "unresolved", ...scoreStatuses] as const;
export type EpisodeFilter = (typeof episodeFilters)[number];
