import type { Attribution } from "../attribution/attribution.ts";
import type { Visibility } from "../submission/visibility.ts";
import type { EpisodeEvent } from "./episode-event.ts";

/** An event as one reader may see it. */
export interface VisibleEvent extends EpisodeEvent {
  /** Present when its text, arguments and state are withheld from this reader; its name too where it may be an answer's. */
  readonly isVeiled?: true;
}

/**
 * The part of a timeline that a reader may see (decisions 22).
 *
 * Reference solutions are for maintainers only, so that a task's answer is not published beside its question. An
 * archived action that is a copy of the reference, or may be one, keeps its place and its attribution: everybody
 * sees that it was injected, nobody else what it was. An archive of aggregates shows nobody else any message,
 * argument or result, only which kind of step followed which, by whom and how we know.
 *
 * @param events the timeline as archived, or null when none is kept
 * @returns null when none is kept; the events in their order otherwise
 */
export function visibleEvents(
  events: readonly EpisodeEvent[] | null,
  visibility: Visibility,
  isMaintainer: boolean,
): readonly VisibleEvent[] | null {
  if (events === null || isMaintainer) return events;
  const happened = events.filter(
    ({ phase, attribution }) => phase !== "reference" || attribution !== undefined,
  );
  const answers = new Set(happened.filter(mayBeAnswer).flatMap(({ callId }) => callId ?? []));
  return happened.map((event) => {
    const isAnswer = mayBeAnswer(event) || (event.callId !== null && answers.has(event.callId));
    return isAnswer || visibility === "aggregates_only" ? veiled(event, isAnswer) : event;
  });
}

/** Whether an action is the reference's or cannot be told from it. */
function mayBeAnswer({ phase, attribution }: EpisodeEvent): boolean {
  if (phase === "reference") return true;
  return attribution?.actor === "reference" || attribution?.actor === "uncertain";
}

function veiled(event: EpisodeEvent, isAnswer: boolean): VisibleEvent {
  const { attribution, ...rest } = event;
  return {
    ...rest,
    name: isAnswer ? null : event.name,
    text: null,
    argumentsJson: null,
    stateDigest: null,
    isVeiled: true,
    ...(attribution === undefined ? {} : { attribution: withoutQuotation(attribution) }),
  };
}

/** The evidence of an attribution quotes names and arguments; who it was and where to look stay. */
function withoutQuotation(attribution: Attribution): Attribution {
  return { ...attribution, text: "The evidence is shown to the archive's maintainers." };
}
