import { and, eq, isNotNull } from "drizzle-orm";
import type { Board } from "#lib/domain/board/board-run.ts";
import type { CorrectionSubject } from "#lib/domain/correction/correction-subject.ts";
import type { Database } from "../database.ts";
import { boards, runs } from "../schema/index.ts";
import { findBoard } from "./find-board.ts";

/** The board whose maintainers correct a subject; null when there is no such subject on any board. */
export async function boardOfSubject(
  db: Database,
  subject: CorrectionSubject,
): Promise<Board | null> {
  if (subject.kind === "board" || subject.kind === "edition") return findBoard(db, subject.board);
  const set = subject.kind === "run" ? await taskSetOf(db, subject.run) : subject;
  if (set === null) return null;
  const [board] = await db
    .select()
    .from(boards)
    .where(and(eq(boards.benchmark, set.benchmark), eq(boards.taskSet, set.taskSet)));
  return board === undefined ? null : board;
}

async function taskSetOf(db: Database, run: string) {
  const [found] = await db
    .select({ benchmark: runs.benchmark, taskSet: runs.taskSet })
    .from(runs)
    .where(and(eq(runs.id, run), isNotNull(runs.publishedAt)));
  return found === undefined ? null : found;
}
