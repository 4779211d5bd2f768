import { eq } from "drizzle-orm";
import { type EffectOf, episodeEffects } from "#lib/domain/correction/episode-effect.ts";
import type { Database } from "../database.ts";
import { runs } from "../schema/index.ts";
import { runCorrections } from "./run-corrections.ts";

/** What the corrections in force do to the episodes of one run, by task and trial. */
export async function runEffects(db: Database, runId: string): Promise<EffectOf> {
  const found = await db
    .select({ id: runs.id, benchmark: runs.benchmark, taskSet: { name: runs.taskSet } })
    .from(runs)
    .where(eq(runs.id, runId));
  return episodeEffects(await runCorrections(db, found));
}
