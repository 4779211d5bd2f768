import type { Counts, RunSummary } from "#lib/domain/run-summary.ts";
import { formatBounds, formatPercent } from "../words/format.ts";
import { rankedFigure } from "./ranked-figure.ts";

export interface RunFinding {
  readonly sentence: string;
  readonly tone: "certain" | "open";
}

type Scored = Pick<RunSummary, "counts" | "score" | "reasons" | "reported">;

/** What is known of a run's score, in one sentence: how many episodes leave it open, and how far. */
export function runFinding(run: Scored): RunFinding {
  const { counts, score } = run;
  if (counts === null) return withoutEpisodes(run);
  if (counts.planned === 0 || score.low === null || score.high === null) {
    return { sentence: "No episode is planned, so there is no score.", tone: "open" };
  }
  const open = counts.planned - counts.valid;
  if (open === 0) {
    const sentence = `All ${counts.planned} planned episodes have a valid score: ${formatPercent(score.low)}.`;
    return { sentence, tone: "certain" };
  }
  const sentence = `${openText(counts, open, run.reasons)}, so the score lies between ${range(score.low, score.high)}.`;
  return { sentence, tone: "open" };
}

/** Without its dash: `42.0 and 44.5 %`. */
function range(low: number, high: number): string {
  return formatBounds(low, high).replace("–", " and ");
}

function openText(
  { planned, missing }: Counts,
  open: number,
  reasons: Readonly<Record<string, number>>,
): string {
  const verb = open === 1 ? "has" : "have";
  const of = `${open} of ${planned} planned episodes`;
  const neverScored = reasons["scorer_not_triggered"] === open;
  if (neverScored) return `${of} ${open === 1 ? "was" : "were"} never scored`;
  if (missing === open) return `${of} ${open === 1 ? "is" : "are"} not in the archive`;
  return `${of} ${verb} no valid score`;
}

function withoutEpisodes(run: Scored): RunFinding {
  const figure = rankedFigure(run);
  const sentence =
    figure === null
      ? "The archive states no score and holds no episode of it."
      : "This figure is reported without its episodes, so nobody can say from it what was scored and what is missing: coverage unknown.";
  return { sentence, tone: "open" };
}
