import { Command } from "commander";
import { type DiffAnswer, type DiffOptions, diffSides } from "#lib/summary/diff-sides.ts";
import { type ReadSide, readSide } from "./read-side.ts";

interface DiffFlags {
  readonly board?: string;
  readonly json?: true;
  readonly metric?: string;
  readonly ignoreComparability?: true;
}

/** `assay diff A B`: what changed between two archives, runs, measurements or editions. */
export const diffCommand = new Command("diff")
  .description("Compare two archives, runs, measurements or editions of a board.")
  .argument("<before>", "a path, a run id, measurement:KEY or edition:N")
  .argument("<after>", "a path, a run id, measurement:KEY or edition:N")
  .option("--board <name>", "whose editions edition:N means")
  .option("--metric <taskset/metric>", "which figure, e.g. banking_knowledge/pass_hat_1")
  .option("--ignore-comparability", "take in rows of other rulers too; the answer warns")
  .option("--json", "print the answer as JSON")
  .action(async (before: string, after: string, flags: DiffFlags) => {
    const board = flags.board ?? null;
    const sides = [await readSide(before, board), await readSide(after, board)] as const;
    const answer = compare(...sides, {
      metric: flags.metric ?? null,
      ignoreComparability: flags.ignoreComparability ?? false,
    });
    if (answer.kind === "nothing_to_compare" || answer.kind === "choose_metric") {
      process.stderr.write(`${refusalText(answer)}\n`);
      process.exitCode = 2;
    } else if (flags.json) {
      process.stdout.write(`${JSON.stringify(answerJson(answer), null, 2)}\n`);
    } else {
      printAnswer(answer);
    }
  });

function compare(before: ReadSide, after: ReadSide, options: DiffOptions): DiffAnswer {
  if (before.kind === "none") return { kind: "nothing_to_compare", reason: before.reason };
  if (after.kind === "none") return { kind: "nothing_to_compare", reason: after.reason };
  return diffSides(before.side, after.side, options);
}

type Refusal = Extract<DiffAnswer, { readonly kind: "nothing_to_compare" | "choose_metric" }>;
type Compared = Exclude<DiffAnswer, Refusal>;

function refusalText(answer: Refusal): string {
  if (answer.kind === "nothing_to_compare") return answer.reason;
  return `Several figures can be compared; choose one with --metric:\n${answer.choices.join("\n")}`;
}

/** The answer of decisions.md 29; two runs have one row, no pairs and transitions. */
function answerJson(answer: Compared) {
  if (answer.kind === "reported") return answer.diff;
  const { denominators, transitions, changed, onlyBefore, onlyAfter } = answer.diff;
  const reason = (side: string) => `planned ${side} only`;
  return {
    denominators,
    rows: 1,
    pairs: 0,
    reversals: [],
    tiesEntered: [],
    tiesLeft: [],
    ranks: [],
    apart: [
      ...onlyBefore.map((id) => ({ id, reason: reason("before") })),
      ...onlyAfter.map((id) => ({ id, reason: reason("after") })),
    ],
    transitions,
    changed,
    warnings: answer.warnings,
  };
}

function printAnswer(answer: Compared): void {
  if (answer.kind === "runs") printRuns(answer);
  else printReported(answer);
  const warnings = answer.kind === "runs" ? answer.warnings : answer.diff.warnings;
  for (const warning of warnings) console.log(`WARNING  ${warning}`);
}

function printRuns({ diff }: Extract<Compared, { readonly kind: "runs" }>): void {
  const { denominators, transitions, changed } = diff;
  console.log(
    `${denominators.common} common episodes, ${denominators.compared} scored on both sides: ${transitions.failToPass} fail to pass, ${transitions.passToFail} pass to fail`,
  );
  for (const { task, trial, before, after } of changed) {
    console.log(`  task ${task}, trial ${trial}: ${before} to ${after}`);
  }
}

function printReported({ diff }: Extract<Compared, { readonly kind: "reported" }>): void {
  const { metric, rows, pairs, reversals, tiesEntered, tiesLeft, apart } = diff;
  console.log(
    `${metric}: ${rows} rows, ${pairs} pairs, ${reversals.length} reversed, ${tiesEntered.length} ties entered, ${tiesLeft.length} left`,
  );
  for (const { a, b, before, after } of reversals) {
    console.log(`  reversed: ${a} ${before[0]} to ${after[0]}, ${b} ${before[1]} to ${after[1]}`);
  }
  for (const { id, reason } of apart) console.log(`  apart: ${id}: ${reason}`);
}
