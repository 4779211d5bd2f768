import { addTaskSetSize } from "#db/commands/add-task-set-size.ts";
import { inTransaction } from "#db/commands/in-transaction.ts";
import { storeCorrections } from "#db/commands/store-corrections.ts";
import type { PooledDatabase } from "#db/database.ts";
import { boardRuns } from "#db/queries/board-runs.ts";
import { taskSetSize } from "#db/queries/task-set-size.ts";
import { correctionId } from "#lib/identity/correction-id.ts";

const set = { benchmark: "tau2-bench", taskSet: "banking_knowledge", version: null };
const repository = "https://github.com/sierra-research/tau2-bench";
const regrade = "fc0055dc4e0a316c3f83133267fbd6faaa770992";
// Fixed, like the author: a correction's id is made of all that it says, and is the same everywhere.
const said = {
  author: "demonstration",
  role: "demonstration",
  createdAt: "2026-12-01T12:00:00.000Z",
};

/** Says what is known of the banking figures beside themselves; whatever stands already is left alone. */
export async function stateOfBanking(db: PooledDatabase, board: string): Promise<void> {
  if ((await taskSetSize(db, set)) === null) {
    const source =
      "“Full evaluation on all 97 banking_knowledge tasks with 4 trials each”: submissions/gpt-5-4_sierra_2026-03-25/submission.json of the board at a1e8508";
    await addTaskSetSize(db, { ...set, tasks: 97, trials: 4, source, ...said });
  }
  await noteOtherEvidence(db, board);
}

async function noteOtherEvidence(db: PooledDatabase, board: string): Promise<void> {
  const run = (await boardRuns(db, board)).find(
    ({ nativeId, measurement }) =>
      nativeId === "gpt-5-2-none_sierra_2026-02-26" && measurement.scorerVersion === "1.0.1",
  );
  if (run === undefined) throw new Error(`${board} lacks the row that the note speaks of`);
  const content = {
    kind: "note",
    target: { kind: "figure", run: run.id, metric: "pass_hat_1" },
    reason:
      "The figures before and after the re-grade are not of the same episodes: 11.08 is 43 of 388 and 12.63 is 49 of 388, six passes more, but the release notes of 1.0.1 say that its re-grade turned one fail of this row into a pass and no pass into a fail.",
    evidence: [`${repository}/commit/${regrade}`, `${repository}/blob/${regrade}/RELEASE_NOTES.md`],
    ...said,
    supersedes: null,
    effect: null,
  } as const;
  const note = { id: correctionId(content), ...content };
  await inTransaction(db, ({ db: transaction }) => storeCorrections(transaction, [note], null));
}
