import { asc, eq } from "drizzle-orm";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { Visibility } from "#lib/domain/submission/visibility.ts";
import type { Database } from "../database.ts";
import { archives, problems, runs } from "../schema/index.ts";
import { type RunCheck, runChecks } from "./run-checks.ts";
import { selectBoardRuns } from "./select-board-runs.ts";

export interface RunArchive {
  readonly sha256: string;
  readonly bytes: number;
  readonly format: string;
  readonly formatVersion: string | null;
  readonly name: string;
  readonly container: "file" | "gzip" | "zip" | "tar";
  readonly visibility: Visibility;
}

export interface FoundRun {
  /** As the run was published. */
  readonly run: BoardRun;
  /** The same run under every ruler it was measured by, as published first. */
  readonly measurements: readonly BoardRun[];
  /** Measured again by a ruler that it had. */
  readonly checks: readonly RunCheck[];
  readonly problems: readonly Problem[];
  readonly archive: RunArchive;
}

/** One published run with its problems and its archive; null when there is none under this id. */
export async function findRun(db: Database, id: string): Promise<FoundRun | null> {
  const measurements = await selectBoardRuns(db, eq(runs.id, id));
  const run = measurements.find(({ rescore }) => rescore === null);
  if (run === undefined) return null;
  const [archive] = await db.select().from(archives).where(eq(archives.sha256, run.archiveSha256));
  if (archive === undefined) return null;
  const found = await db
    .select({
      code: problems.code,
      effect: problems.effect,
      source: problems.source,
      message: problems.message,
    })
    .from(problems)
    .where(eq(problems.runId, id))
    .orderBy(asc(problems.place));
  const checks = await runChecks(db, id);
  return { run, measurements, checks, problems: found, archive };
}
