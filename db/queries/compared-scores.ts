import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { ComparedScore } from "#lib/domain/compare/compared-score.ts";
import { correctedScore } from "#lib/domain/correction/corrected-score.ts";
import { outcomeOf, scaled } from "#lib/domain/numbers/scale.ts";
import type { Database } from "../database.ts";
import { episodes, runs, runTallies, scores, tasks } from "../schema/index.ts";
import { runEffects } from "./run-effects.ts";

interface Measured {
  readonly id: string;
  readonly measurement: { readonly key: string };
}

/**
 * The planned episodes of one published run with their scores under one measurement, as corrections leave them:
 * scalars only, in the archive's order. One taken out of the plan is left out.
 */
export async function comparedScores(
  db: Database,
  { id, measurement }: Measured,
): Promise<readonly ComparedScore[]> {
  const rows = await db
    .select({
      task: episodes.task,
      trial: episodes.trial,
      status: scores.status,
      reason: scores.reason,
      value: scores.value,
      requiresWrite: tasks.requiresWrite,
      emptyReference: tasks.emptyReference,
      low: runTallies.scaleLow,
      high: runTallies.scaleHigh,
      threshold: runTallies.scaleThreshold,
    })
    .from(episodes)
    .innerJoin(runs, eq(runs.id, episodes.runId))
    .innerJoin(scores, and(eq(scores.runId, episodes.runId), eq(scores.ordinal, episodes.ordinal)))
    .innerJoin(
      runTallies,
      and(eq(runTallies.runId, scores.runId), eq(runTallies.measurementKey, scores.measurementKey)),
    )
    .leftJoin(tasks, and(eq(tasks.runId, episodes.runId), eq(tasks.task, episodes.task)))
    .where(
      and(
        eq(episodes.runId, id),
        eq(scores.measurementKey, measurement.key),
        eq(episodes.planned, true),
        isNotNull(runs.publishedAt),
      ),
    )
    .orderBy(asc(episodes.ordinal));
  const effectOf = await runEffects(db, id);
  return rows.flatMap(({ low, high, threshold, ...row }) => {
    const scale = { low, high, threshold };
    const effect = effectOf(row);
    if (effect?.effect === "excluded") return [];
    const { status, reason, value } = correctedScore(row, effect?.effect ?? null);
    const { value: _archived, ...rest } = row;
    return {
      ...rest,
      ...{ status, reason },
      scaled: value === null ? null : scaled(value, scale),
      outcome: value === null ? null : outcomeOf(value, scale),
    };
  });
}
