import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";
import type { Episode, Event } from "./episode-schema.ts";

/** The timeline in the order of the line. A result that is not text is kept as its JSON. */
export function toEvents({ events }: Episode): readonly EpisodeEvent[] {
  return (events ?? []).map((event) => ({
    producer: event.producer,
    phase: event.phase,
    kind: event.kind,
    name: event.name ?? null,
    text: event.text ?? resultText(event),
    argumentsJson: event.arguments === undefined ? null : JSON.stringify(event.arguments),
    callId: event.call_id ?? null,
    isError: event.is_error ?? null,
    at: event.at ?? null,
    attempt: event.attempt ?? null,
    stateDigest: event.state_digest ?? null,
  }));
}

function resultText({ result }: Event): string | null {
  if (result === undefined || result === null) return null;
  return typeof result === "string" ? result : JSON.stringify(result);
}
