import { and, desc, eq, isNull } from "drizzle-orm";
import { boardSlug } from "#lib/domain/path-segment.ts";
import type { Database } from "../database.ts";
import { boards, runs, runTallies } from "../schema/index.ts";
import { correctTallies } from "./correct-tallies.ts";

/**
 * Shows the stored runs of a submission, all at once, as corrections of their task sets leave them. A benchmark and task set without a board gets one,
 * unreviewed, that ranks by the measurement of its first listed run.
 */
export async function publishRuns(db: Database, submissionId: string, now: Date): Promise<void> {
  const stored = await db
    .select({
      benchmark: runs.benchmark,
      taskSet: runs.taskSet,
      measurementKey: runTallies.measurementKey,
    })
    .from(runs)
    .innerJoin(runTallies, eq(runTallies.runId, runs.id))
    .where(and(eq(runs.submissionId, submissionId), isNull(runs.publishedAt)))
    .orderBy(desc(runs.listed), runs.id);
  for (const { benchmark, taskSet, measurementKey } of stored) {
    const slug = boardSlug(benchmark, taskSet);
    const title = `${benchmark} ${taskSet}`;
    await db
      .insert(boards)
      .values({ slug, title, benchmark, taskSet, measurementKey })
      .onConflictDoNothing();
  }
  const shown = await db
    .update(runs)
    .set({ publishedAt: now })
    .where(and(eq(runs.submissionId, submissionId), isNull(runs.publishedAt)))
    .returning({ id: runs.id });
  await correctTallies(
    db,
    shown.map(({ id }) => id),
  );
}
