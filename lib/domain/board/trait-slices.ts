import type { Scale } from "../numbers/scale.ts";
import type { TaskRecord } from "../record.ts";
import { type CountedEpisode, countEpisodes } from "../score/count-episodes.ts";
import { type SettledEpisodes, sumScaled } from "../score/score-figures.ts";
import { type SlicedTrait, slicedTraits, type TraitSlice } from "./trait-slice.ts";

interface SlicedRun extends SettledEpisodes {
  readonly tasks: readonly Omit<TaskRecord, "scoringHash">[];
  readonly scale: Scale;
}

/**
 * A run's planned episodes divided by what its archive says of their tasks: for each trait those that have it, those
 * that do not, and those nobody knows of. The slices of one trait add up to the run. Empty ones are left out.
 */
export function traitSlices(run: SlicedRun): readonly TraitSlice[] {
  const known = new Map(run.tasks.map((task) => [task.task, task]));
  const planned = run.episodes.filter((episode) => episode.planned && isCounted(episode));
  return slicedTraits.flatMap((trait) =>
    [true, false, null].flatMap((value) => {
      const inside = ({ task }: { readonly task: string }) =>
        traitOf(known.get(task), trait) === value;
      const slice = {
        ...run,
        episodes: planned.filter(inside),
        missing: run.missing.filter(inside),
      };
      const tasks = new Set([...slice.episodes, ...slice.missing].map(({ task }) => task)).size;
      return tasks === 0 ? [] : [{ trait, value, tasks, ...countsOf(slice) }];
    }),
  );
}

function isCounted({ score }: CountedEpisode): boolean {
  return score.status !== "excluded";
}

function traitOf(task: SlicedRun["tasks"][number] | undefined, trait: SlicedTrait): boolean | null {
  if (task === undefined) return null;
  return trait === "requires_write" ? task.requiresWrite : task.emptyReference;
}

function countsOf({ episodes, missing, scale }: SlicedRun) {
  const declared = episodes.length + missing.length;
  const counts = countEpisodes(episodes, declared, missing.length, scale);
  const { planned, valid, pass, fail, partial, unscored } = counts;
  const { replayInvalid, invalid, suspect, missing: absent } = counts;
  return {
    ...{ planned, valid, pass, fail, partial, unscored, replayInvalid, invalid, suspect },
    missing: absent,
    scaledSum: String(sumScaled(episodes, scale)),
  };
}
