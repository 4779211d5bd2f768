import type { Reading } from "./adapter.ts";

/** Every place that a reading points at. */
export function sourcesOf(reading: Reading): readonly string[] {
  switch (reading.kind) {
    case "problem":
      return [reading.problem.source];
    case "run":
      return [reading.run.source];
    case "figure":
      return [reading.figure.source];
    case "usage_call":
      return [reading.call.source];
    case "rule":
      return [];
    case "rescore":
      return [reading.rescore.source];
    case "migration_check":
      return [reading.answer.source];
    case "episode":
    case "rescored":
      return [
        reading.episode.source,
        ...reading.episode.score.evidence.map(({ source }) => source),
      ];
  }
}
