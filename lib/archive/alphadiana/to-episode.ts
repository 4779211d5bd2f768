import type { EpisodeRecord } from "#lib/domain/record.ts";
import type { Reading } from "../adapter.ts";
import type { Row } from "./row.ts";
import { statedText } from "./stated-text.ts";
import { toEvents } from "./to-events.ts";
import { toExecution } from "./to-execution.ts";
import { toScore } from "./to-score.ts";

/**
 * The readings of the row that counts for its task and sample: its problems, then its episode.
 *
 * @param traces false when nobody takes the timeline
 */
export function toEpisode(row: Row, run: string, traces: boolean): readonly Reading[] {
  const { task, sample, element, raw, digest } = row;
  const { score, problems } = toScore(row);
  const episode: EpisodeRecord = {
    ...{ run, task, score },
    trial: sample,
    nativeId: null,
    source: element.source,
    execution: toExecution(row),
    terminationWord: statedText(raw["finish_reason"]),
    startedAt: null,
    endedAt: statedText(raw["timestamp"]),
    costs: [],
    contentDigest: digest,
    events: traces ? toEvents(row) : [],
  };
  return [
    ...problems.map((problem) => ({ kind: "problem", problem }) as const),
    { kind: "episode", episode },
  ];
}
