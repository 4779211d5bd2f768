import type { EpisodeEvent } from "./episode-event.ts";
import type { Visibility } from "./visibility.ts";

/**
 * The part of a timeline that a reader may see. Reference solutions are for maintainers only, so that a
 * task's answer is not published beside its question; an archive of aggregates shows nobody else any message.
 *
 * @param events the timeline as archived, or null when none is kept
 * @returns null when there is nothing the reader may see; the events in their order otherwise
 */
export function visibleEvents(
  events: readonly EpisodeEvent[] | null,
  visibility: Visibility,
  isMaintainer: boolean,
): readonly EpisodeEvent[] | null {
  if (events === null || isMaintainer) return events;
  if (visibility === "aggregates_only") return null;
  return events.filter(({ phase }) => phase !== "reference");
}
