import { and, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { boards, correctedTallies, runs, runTallies } from "../schema/index.ts";
import { boardVersion } from "./board-version.ts";
import type { VersionedBoard } from "./find-board-version.ts";
import { isStanding } from "./is-standing.ts";

export interface BoardLine extends VersionedBoard {
  /** Listed rows, run x measurement, without the withdrawn. */
  readonly rows: number;
  /** Distinct measurements among them. */
  readonly groups: number;
  /** Planned and valid episodes, as corrected, over all rows with episodes; null when every row is a reported figure. */
  readonly planned: number | null;
  readonly valid: number | null;
  /** ISO time; null for a board without rows. */
  readonly lastPublishedAt: string | null;
}

/** Every board with how much stands on it, by slug. */
export async function listBoards(db: Database): Promise<BoardLine[]> {
  const lines = await db
    .select({
      board: getTableColumns(boards),
      version: boardVersion,
      rows: sql<number>`count(${runTallies.runId})::int`,
      groups: sql<number>`count(distinct ${runTallies.measurementKey})::int`,
      planned: corrected("planned", runTallies.planned),
      valid: corrected("valid", runTallies.valid),
      lastPublishedAt: sql<Date | null>`max(${runs.publishedAt})`.mapWith(runs.publishedAt),
    })
    .from(boards)
    .leftJoin(
      runs,
      and(
        eq(runs.benchmark, boards.benchmark),
        eq(runs.taskSet, boards.taskSet),
        eq(runs.listed, true),
        isNotNull(runs.publishedAt),
        isStanding,
      ),
    )
    .leftJoin(runTallies, eq(runTallies.runId, runs.id))
    .leftJoin(
      correctedTallies,
      and(
        eq(correctedTallies.runId, runTallies.runId),
        eq(correctedTallies.measurementKey, runTallies.measurementKey),
      ),
    )
    .groupBy(boards.slug)
    .orderBy(sql`${boards.slug} collate "C"`);
  return lines.map(({ lastPublishedAt, ...line }) => ({
    ...line,
    lastPublishedAt: lastPublishedAt === null ? null : lastPublishedAt.toISOString(),
  }));
}

function corrected(
  count: "planned" | "valid",
  archived: typeof runTallies.planned | typeof runTallies.valid,
) {
  return sql<
    number | null
  >`sum(coalesce((${correctedTallies.counts}->>${count})::int, ${archived}))::float8`;
}
