import { eq, inArray } from "drizzle-orm";
import { concernsRun } from "#lib/domain/correction/concerns-run.ts";
import { correctedFigures } from "#lib/domain/correction/corrected-figures.ts";
import { episodeEffects } from "#lib/domain/correction/episode-effect.ts";
import type { Database } from "../database.ts";
import { runCorrections } from "../queries/run-corrections.ts";
import { talliedRun } from "../queries/tallied-run.ts";
import { correctedTallies, runs, runTallies } from "../schema/index.ts";

/**
 * Works out the corrected figures of some runs again, from nothing but stored scores and the corrections in force.
 * Call it in the transaction that adds a correction, a run or a measurement of one; again, it changes nothing.
 */
export async function correctTallies(db: Database, runIds: readonly string[]): Promise<void> {
  if (runIds.length === 0) return;
  const touched = await db
    .select({ id: runs.id, benchmark: runs.benchmark, taskSet: { name: runs.taskSet } })
    .from(runs)
    .where(inArray(runs.id, [...runIds]));
  const corrections = await runCorrections(db, touched);
  await db.delete(correctedTallies).where(inArray(correctedTallies.runId, [...runIds]));
  for (const run of touched) {
    const effectOf = episodeEffects(corrections.filter((one) => concernsRun(one, run)));
    if (corrections.length > 0) await correctRun(db, run.id, effectOf);
  }
}

async function correctRun(
  db: Database,
  runId: string,
  effectOf: ReturnType<typeof episodeEffects>,
): Promise<void> {
  const tallies = await db
    .select({ key: runTallies.measurementKey })
    .from(runTallies)
    .where(eq(runTallies.runId, runId));
  for (const { key } of tallies) {
    const tallied = await talliedRun(db, runId, key);
    const figures = tallied === null ? null : correctedFigures(tallied, effectOf);
    if (figures === null) continue;
    await db.insert(correctedTallies).values({ runId, measurementKey: key, ...figures });
  }
}
