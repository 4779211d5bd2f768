import type { TraitSlice } from "../board/trait-slice.ts";
import { traitSlices } from "../board/trait-slices.ts";
import type { BoundAtK, Counts, NamedRule } from "../run-summary.ts";
import { countEpisodes, countReasons } from "../score/count-episodes.ts";
import { checkCounts } from "../score/counts.ts";
import { sumScaled, taskBounds } from "../score/score-figures.ts";
import { correctedRules } from "./corrected-rules.ts";
import { correctedScore } from "./corrected-score.ts";
import type { EffectOf } from "./episode-effect.ts";
import type { TalliedRun } from "./tallied-run.ts";

/** What a board reads of a run's episodes. */
export interface EpisodeFigures {
  readonly counts: Counts;
  readonly scaledSum: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly slices: readonly TraitSlice[] | null;
  readonly passHatK: readonly BoundAtK[];
  readonly passAtK: readonly BoundAtK[];
  readonly rules: readonly NamedRule[];
}

export interface CorrectedFigures extends EpisodeFigures {
  /** The corrections that some episode felt, by id, each once. */
  readonly corrections: readonly string[];
}

/**
 * The figures of a run as corrections leave them, from its stored scores: null where no planned episode is touched.
 * declared = planned + excluded holds before and after (decisions.md 7). What was paid for an excluded episode stays
 * paid: money is divided by what is still planned.
 *
 * @throws RangeError when the stored scores do not add up to the plan
 * @example
 * // 3 planned, pass pass fail; the fail is excluded: declared 3, planned 2, excluded 1, pass 2, fail 0
 */
export function correctedFigures(run: TalliedRun, effectOf: EffectOf): CorrectedFigures | null {
  const felt = new Set<string>();
  const episodes = run.episodes.map((episode) => {
    const effect = episode.planned ? effectOf(episode) : null;
    if (effect === null) return episode;
    const score = correctedScore(episode.score, effect.effect);
    if (score !== episode.score) felt.add(effect.correction);
    return { ...episode, score };
  });
  if (felt.size === 0) return null;
  const settled = { episodes, missing: [] };
  return {
    corrections: [...felt],
    counts: checkCounts(countEpisodes(episodes, run.declared, 0, run.scale)),
    scaledSum: sumScaled(episodes, run.scale),
    reasons: countReasons(episodes, 0),
    slices: run.isSliced ? traitSlices({ ...settled, tasks: run.tasks, scale: run.scale }) : null,
    ...taskBounds(settled, run.scale),
    rules: correctedRules(run, episodes),
  };
}
