import { and, asc, eq, isNotNull } from "drizzle-orm";
import { type CorrectionMark, correctionMark } from "#lib/domain/correction/correction-mark.ts";
import type { Database } from "../database.ts";
import { boards, runs } from "../schema/index.ts";
import { runCorrections } from "./run-corrections.ts";

/** What is left of a run that was withdrawn from its board. */
export interface Tombstone {
  readonly run: string;
  readonly board: string;
  readonly model: string | null;
  readonly agent: string | null;
  readonly withdrawn: CorrectionMark;
}

/** The withdrawn runs of one board, by run id. */
export async function withdrawnRuns(db: Database, slug: string): Promise<readonly Tombstone[]> {
  const published = await db
    .select({
      id: runs.id,
      benchmark: runs.benchmark,
      taskSet: { name: runs.taskSet },
      ...{ model: runs.model, agent: runs.agent, board: boards.slug },
    })
    .from(runs)
    .innerJoin(boards, and(eq(boards.benchmark, runs.benchmark), eq(boards.taskSet, runs.taskSet)))
    .where(and(eq(boards.slug, slug), isNotNull(runs.publishedAt)))
    .orderBy(asc(runs.id));
  const corrections = await runCorrections(db, published);
  return published.flatMap(({ id, board, model, agent }) => {
    const withdrawal = corrections.find(
      ({ kind, target }) => kind === "retraction" && target.kind === "run" && target.run === id,
    );
    if (withdrawal === undefined) return [];
    return [{ run: id, board, model, agent, withdrawn: correctionMark(withdrawal) }];
  });
}
