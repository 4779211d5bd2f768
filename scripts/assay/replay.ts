import { writeFile } from "node:fs/promises";
import { Command } from "commander";
import type { ReplayComparison, ReplayedEpisode } from "#lib/domain/replay/compare-replays.ts";
import { normalizations } from "#lib/domain/replay/normalizations.ts";
import { type ReplayAnswer, type ReplayPair, replayRuns } from "#lib/summary/replay-runs.ts";
import { rescoreLines } from "#lib/summary/rescore-lines.ts";
import { type ReplaySides, readReplaySides } from "./read-replay-sides.ts";

interface ReplayFlags {
  readonly json?: true;
  readonly rescore?: string;
}

/** `assay replay A B`: whether a re-run of A's own calls, as B holds it, may stand in for A. */
export const replayCommand = new Command("replay")
  .description("Compare a recorded and a re-run archive of the same trajectories call by call.")
  .argument("<recorded>", "the archive as it was recorded")
  .argument("<rerun>", "the archive of the same trajectories after a re-grade")
  .option("--json", "print the answer as JSON")
  .option("--rescore <file>", "write the re-run as a rescore/1 file of the recorded run")
  .addHelpText("after", "\nExit code: 0 every episode valid, 1 some are not, 2 nothing to compare.")
  .action(async (recorded: string, rerun: string, flags: ReplayFlags) => {
    const sides = [await readReplaySides(recorded), await readReplaySides(rerun)] as const;
    const answer = compare(...sides);
    if (answer.kind === "nothing_to_compare") {
      process.stderr.write(`${answer.reason}\n`);
      process.exitCode = 2;
      return;
    }
    if (flags.json) process.stdout.write(`${JSON.stringify(answerJson(answer), null, 2)}\n`);
    else for (const pair of answer.pairs) printPair(pair);
    if (flags.rescore !== undefined) await writeRescores(flags.rescore, answer.pairs);
    process.exitCode = answer.pairs.every(isAllValid) ? 0 : 1;
  });

function compare(recorded: ReplaySides, rerun: ReplaySides): ReplayAnswer {
  if (recorded.kind === "none") return { kind: "nothing_to_compare", reason: recorded.reason };
  if (rerun.kind === "none") return { kind: "nothing_to_compare", reason: rerun.reason };
  return replayRuns(recorded.sides, rerun.sides);
}

/** One file holds the re-score of one run. */
async function writeRescores(path: string, pairs: readonly ReplayPair[]): Promise<void> {
  const [pair, ...others] = pairs;
  if (pair === undefined || others.length > 0) {
    process.stderr.write("Several runs were compared: give archives of one run each.\n");
    return;
  }
  const { lines, leftOut } = rescoreLines(pair);
  await writeFile(path, lines.map((line) => `${line}\n`).join(""));
  const none = leftOut === 0 ? "" : `, ${leftOut} other trajectories left out`;
  process.stderr.write(`${path}: ${lines.length - 1} episodes of run ${pair.recorded.id}${none}\n`);
}

function isAllValid({ comparison }: ReplayPair): boolean {
  const { counts, onlyRecorded, onlyRerun } = comparison;
  const alone = onlyRecorded.length + onlyRerun.length;
  return counts.common > 0 && counts.valid === counts.common && alone === 0;
}

function answerJson({ pairs }: Extract<ReplayAnswer, { readonly kind: "compared" }>) {
  return {
    normalizations,
    runs: pairs.map(({ recorded, rerun, comparison }) => ({
      ...{ recorded: recorded.id, rerun: rerun.id, benchmark: recorded.benchmark },
      ...{ taskSet: recorded.taskSet.name, ...comparison },
    })),
  };
}

function printPair({ recorded, rerun, comparison }: ReplayPair): void {
  const { counts, mode, absentTools, episodes, onlyRecorded, onlyRerun } = comparison;
  console.log(`${recorded.benchmark} / ${recorded.taskSet.name ?? "unknown"}, mode ${mode}`);
  console.log(`  recorded ${recorded.id}, re-run ${rerun.id}`);
  console.log(
    `  ${counts.common} episodes of both: ${counts.valid} valid, ${counts.replayInvalid} replay_invalid, ${counts.unchecked} unchecked, ${counts.otherTrajectory} of other trajectories`,
  );
  if (!comparison.showsRerun) {
    console.log("  every result has the text and time of the recorded one: copies prove no re-run");
  }
  if (absentTools.length > 0) console.log(`  absent tools: ${absentTools.join(", ")}`);
  for (const line of normalizationLines(comparison)) console.log(line);
  for (const episode of episodes.filter(isNotValid)) console.log(episodeLine(episode));
  if (onlyRecorded.length > 0) console.log(`  recorded only: ${onlyRecorded.join(", ")}`);
  if (onlyRerun.length > 0) console.log(`  re-run only: ${onlyRerun.join(", ")}`);
}

function normalizationLines({ episodes }: ReplayComparison): string[] {
  return normalizations.flatMap(({ name, allows }) => {
    const calls = episodes.flatMap(({ finding }) =>
      finding.kind === "judged" ? finding.normalizations.filter((use) => use.name === name) : [],
    );
    const total = calls.reduce((sum, use) => sum + use.calls, 0);
    return total === 0 ? [] : [`  no drift by ${name} in ${total} calls: ${allows}`];
  });
}

function isNotValid({ finding }: ReplayedEpisode): boolean {
  return finding.kind !== "judged" || finding.verdict !== "valid";
}

function episodeLine({ task, trial, finding, returned }: ReplayedEpisode): string {
  const place = `  task ${task}, trial ${trial}:`;
  if (finding.kind === "other_trajectory") {
    const where = finding.at === null ? "other messages" : `other calls from call ${finding.at}`;
    return `${place} not the same trajectory (${where})`;
  }
  const { verdict, reason, missing, differing, checkable, firstDivergence, firstBroken } = finding;
  return [
    `${place} ${verdict}${reason === null ? "" : ` (${reason})`}`,
    ...(missing.length === 0 ? [] : [`missing ${missing.join(", ")}`]),
    `${differing} of ${checkable} checkable calls differ`,
    ...(firstDivergence === null ? [] : [`first at call ${firstDivergence}`]),
    ...(firstBroken === null ? [] : [`call ${firstBroken} succeeded and now fails`]),
    ...(verdict === "replay_invalid"
      ? [`the ${returned ?? "absent number"} it returns counts for nothing`]
      : []),
  ].join("; ");
}
