import { naturalOrder } from "#lib/domain/order/natural-order.ts";
import { episodeOutcome } from "#lib/domain/score/count-episodes.ts";
import type { EpisodeLine, ResolvedEpisode, RunReading } from "./read-report.ts";

/** The episodes of a run by task and trial, the missing ones too, as `--episodes` and a diff of runs show them. */
export function episodeLines({ episodes, missing, scale }: RunReading): EpisodeLine[] {
  const found = episodes.map((episode) => foundLine(episode, episodeOutcome(episode, scale)));
  return [...found, ...missing.map(missingLine)].toSorted(
    (a, b) => naturalOrder(a.task, b.task) || a.trial - b.trial,
  );
}

function foundLine(episode: ResolvedEpisode, outcome: EpisodeLine["outcome"]): EpisodeLine {
  const { task, trial, execution, source, planned, terminationWord, score } = episode;
  const { status, reason, value, archivedValue, reportedStatus, evidence } = score;
  return {
    ...{ task, trial, execution, status, reason, value, archivedValue, outcome },
    ...{ reportedStatus, source, planned, terminationWord, evidence },
  };
}

function missingLine({ task, trial }: RunReading["missing"][number]): EpisodeLine {
  return {
    task,
    trial,
    execution: "unknown",
    status: "missing",
    reason: "not_in_archive",
    value: null,
    archivedValue: null,
    outcome: null,
    reportedStatus: null,
    source: null,
    planned: true,
    terminationWord: null,
    evidence: [],
  };
}
