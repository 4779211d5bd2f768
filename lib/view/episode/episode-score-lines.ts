import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { Evidence } from "#lib/domain/record.ts";
import type { ReplayEvidence } from "#lib/domain/replay/replay-evidence.ts";
import type {
  Outcome,
  ScoreReason,
  ScoreSource,
  ScoreStatus,
} from "#lib/domain/score/score-status.ts";
import { type ReplayFact, replayFacts } from "../replay/replay-facts.ts";
import { measurementLines } from "../run/measurement-lines.ts";
import { scoreSourceWords } from "../words/score-source-words.ts";
import { episodeOutcome, type OutcomeText } from "./episode-outcome.ts";

/** An episode's score by one ruler. */
export interface EpisodeScoreLine {
  readonly key: string;
  readonly source: string;
  readonly ruler: string;
  readonly outcome: OutcomeText;
  readonly facts: readonly ReplayFact[];
}

interface ScoredByRuler {
  readonly measurementKey: string;
  readonly scoreSource: ScoreSource | null;
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
  readonly outcome: Outcome | null;
  readonly archivedValue: string | null;
  readonly replay: ReplayEvidence | null;
  readonly evidence: readonly Evidence[];
}

/** One line a ruler, in the order of the scores; the ruler's words are the run's. */
export function episodeScoreLines(
  scores: readonly ScoredByRuler[],
  rows: readonly BoardRun[],
): readonly EpisodeScoreLine[] {
  const rulers = new Map(measurementLines(rows).map((line) => [line.key, line] as const));
  return scores.map((score) => {
    const ruler = rulers.get(score.measurementKey);
    return {
      key: score.measurementKey,
      source:
        score.scoreSource === null ? silent(ruler?.source) : scoreSourceWords[score.scoreSource],
      ruler: ruler === undefined ? score.measurementKey : ruler.ruler,
      outcome: episodeOutcome(score),
      facts: factsOf(score),
    };
  });
}

/** An episode that a re-score does not speak of has no source of its own. */
function silent(source: string | undefined): string {
  return source === undefined ? "not spoken of" : `${source}, not spoken of`;
}

function factsOf({ replay, archivedValue, evidence }: ScoredByRuler): readonly ReplayFact[] {
  if (replay === null) {
    return archivedValue === null ? [] : [{ name: "In the archive", text: archivedValue }];
  }
  const told = evidence.map(({ text }) => ({ name: "The re-grade says", text }));
  return [...replayFacts(replay), ...told];
}
