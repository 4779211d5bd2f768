import type { Evidence } from "#lib/domain/record.ts";
import type { Episode } from "./episode-schema.ts";

/** What the line says about its end, its boundary and its scorer, in words beside the status. */
export function toEvidence(episode: Episode, source: string): readonly Evidence[] {
  const { end, boundary, scorer, live_stream: stream } = episode;
  const texts = [
    end
      ? `End signal ${end.signal ?? "unnamed"}${from(end.by)}; ${acknowledged(end.acknowledged_by)}.`
      : null,
    boundary
      ? `Boundary ${facts({ event: boundary.event_id, at: boundary.at, state: boundary.state_digest })}.`
      : null,
    scorer?.ran === true
      ? `Scorer ran ${facts({ at: scorer.at, replay: scorer.replay_id })}.`
      : null,
    stream ? `Live stream ${facts({ before: stream.before, after: stream.after })}.` : null,
    ...(episode.score?.evidence ?? []),
  ];
  return texts.flatMap((text) => (text === null ? [] : [{ text, source }]));
}

function from(producer: string | null | undefined): string {
  return producer ? ` from ${producer}` : "";
}

function acknowledged(producer: string | null | undefined): string {
  return producer ? `acknowledged by ${producer}` : "nobody is said to have acknowledged it";
}

function facts(values: Readonly<Record<string, string | null | undefined>>): string {
  const stated = Object.entries(values).flatMap(([name, value]) =>
    value ? [`${name} ${value}`] : [],
  );
  return stated.length > 0 ? stated.join(", ") : "(no details)";
}
