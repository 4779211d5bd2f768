import { and, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { boards, runs, runTallies } from "../schema/index.ts";
import { boardVersion } from "./board-version.ts";
import type { VersionedBoard } from "./find-board-version.ts";

export interface BoardLine extends VersionedBoard {
  /** Listed rows: run x measurement. */
  readonly rows: number;
  /** Distinct measurements among them. */
  readonly groups: number;
  /** Planned and valid episodes over all rows with episodes; null when every row is a reported figure. */
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
      planned: sql<number | null>`sum(${runTallies.planned})::float8`,
      valid: sql<number | null>`sum(${runTallies.valid})::float8`,
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
      ),
    )
    .leftJoin(runTallies, eq(runTallies.runId, runs.id))
    .groupBy(boards.slug)
    .orderBy(sql`${boards.slug} collate "C"`);
  return lines.map(({ lastPublishedAt, ...line }) => ({
    ...line,
    lastPublishedAt: lastPublishedAt === null ? null : lastPublishedAt.toISOString(),
  }));
}
