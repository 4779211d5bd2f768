import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../database.ts";
import { runs, runTallies } from "../schema/index.ts";

/** What a submitter may have declared of a published run. */
export interface PublishedFacts {
  readonly model: string | null;
  readonly agent: string | null;
  readonly measurementKey: string;
}

export async function publishedFacts(db: Database, id: string): Promise<PublishedFacts | null> {
  const [facts] = await db
    .select({
      model: runs.model,
      agent: runs.agent,
      measurementKey: runTallies.measurementKey,
    })
    .from(runs)
    .innerJoin(runTallies, eq(runTallies.runId, runs.id))
    .where(and(eq(runs.id, id), isNull(runTallies.rescoreId), isNotNull(runs.publishedAt)));
  return facts === undefined ? null : facts;
}
