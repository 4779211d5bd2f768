import { traitSlices } from "#lib/domain/board/trait-slices.ts";
import type { UsageCall } from "#lib/domain/ledger/usage-call.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { ReportedFigure, RunRecord } from "#lib/domain/record.ts";
import { namedRules } from "#lib/domain/rules/named-rules.ts";
import type { RuleEpisode } from "#lib/domain/rules/rule-episode.ts";
import type { CostTotal, NamedRule, RunSummary } from "#lib/domain/run-summary.ts";
import { countEpisodes, countReasons } from "#lib/domain/score/count-episodes.ts";
import { checkCounts } from "#lib/domain/score/counts.ts";
import { scoreFigures, sumScaled, taskBounds } from "#lib/domain/score/score-figures.ts";
import { agreeingBases } from "./agreeing-bases.ts";
import { billRun, type RunBill } from "./bill-run.ts";
import { checkReported } from "./check-reported.ts";
import { costTotals } from "./cost-totals.ts";
import { measurementSummary } from "./measurement-summary.ts";
import type { RunReading } from "./read-report.ts";
import { type ReadEpisode, type Resolution, resolveEpisodes } from "./resolve-episodes.ts";

interface GatheredRun {
  readonly id: string;
  readonly run: RunRecord;
  readonly episodes: readonly ReadEpisode[];
  readonly figures: readonly ReportedFigure[];
  readonly calls: readonly UsageCall[];
  /** The format's own figures, as its adapter computed them. */
  readonly rules: readonly NamedRule[];
  readonly archiveSha256: string;
}

/** Turns what was read of one run into its summary and its settled episodes. */
export function summariseRun(gathered: GatheredRun): {
  readonly reading: RunReading;
  readonly problems: readonly Problem[];
} {
  const { run } = gathered;
  const bill = billRun(gathered);
  const resolution = resolveEpisodes(bill.episodes, run.plan, run.source);
  const reading = {
    summary: {
      ...identityOf(gathered),
      ...{ ledger: bill.ledger, reproductions: bill.reproductions },
      ...(resolution.declared === null
        ? reportedFigures(gathered, bill)
        : episodeFigures(gathered, bill, resolution, resolution.declared)),
    },
    scale: run.scale,
    tasks: run.tasks,
    episodes: resolution.episodes,
    missing: resolution.missing,
    dropped: resolution.dropped,
    usageCalls: bill.usageCalls,
  };
  return { reading, problems: resolution.problems };
}

type Identity = Pick<
  RunSummary,
  | "id"
  | "nativeId"
  | "memberPath"
  | "source"
  | "benchmark"
  | "taskSet"
  | "system"
  | "measurement"
  | "dates"
  | "listed"
  | "unlistedReason"
  | "asks"
  | "notes"
  | "provenance"
  | "visibility"
>;
type Figures = Omit<RunSummary, keyof Identity | "ledger" | "reproductions">;

function identityOf({ id, run, archiveSha256 }: GatheredRun): Identity {
  const { nativeId, memberPath, source, benchmark, taskSet, system, dates } = run;
  const { listed, unlistedReason, asks, notes, provenance, visibility } = run;
  const measurement = measurementSummary(run.parts, archiveSha256);
  return {
    ...{ id, nativeId, memberPath, source, benchmark, taskSet, system, measurement, dates },
    ...{ listed, unlistedReason, asks, notes, provenance, visibility },
  };
}

/** A figure without episodes has no coverage: counts and bounds are null (decisions.md 4). */
function reportedFigures({ figures }: GatheredRun, { costs }: RunBill): Figures {
  return {
    plannedSource: null,
    counts: null,
    reasons: {},
    score: { naive: null, ofScored: null, low: null, high: null },
    slices: null,
    passHatK: [],
    passAtK: [],
    rules: [],
    costs,
    reportedAgreesWith: [],
    reported: figures.map((figure) => checkReported(figure, null)),
  };
}

function episodeFigures(
  { run, episodes, figures, rules: ofFormat }: GatheredRun,
  bill: RunBill,
  resolution: Resolution,
  declared: number,
): Figures {
  const missing = resolution.missing.length;
  const { ledger } = bill;
  const counts = countEpisodes(resolution.episodes, declared, missing, run.scale);
  checkCounts(counts);
  const score = scoreFigures(counts, sumScaled(resolution.episodes, run.scale));
  const rules = [...namedRules(run.benchmark, ruleEpisodes(run, episodes)), ...ofFormat];
  const archived = costTotals(billedAttempts(episodes, resolution), missing);
  return {
    plannedSource: run.plan.source,
    counts,
    reasons: countReasons(resolution.episodes, missing),
    score,
    slices: traitSlices({ ...resolution, tasks: run.tasks, scale: run.scale }),
    ...taskBounds(resolution, run.scale),
    rules,
    costs: withBill(archived, bill.costs),
    reportedAgreesWith: ledger?.statedAgreesWith ?? agreeingBases(archived),
    reported: figures.map((figure) => checkReported(figure, { score, rules, ledger })),
  };
}

/** The archive's own totals of episodes first; where they give one, its total of the run is no second one beside it. */
function withBill(archived: readonly CostTotal[], billed: readonly CostTotal[]): CostTotal[] {
  const hasReported = archived.some(({ basis }) => basis === "reported");
  return [...archived, ...billed.filter(({ basis }) => basis !== "reported" || !hasReported)];
}

/**
 * Every attempt at a planned episode counts for cost, a byte-for-byte repetition once (decisions.md 7, 11):
 * what the plan does not name enters only the named rules.
 */
function billedAttempts(
  read: readonly ReadEpisode[],
  { episodes, dropped }: Resolution,
): readonly ReadEpisode[] {
  if (dropped.length === 0 && episodes.every(({ planned }) => planned)) return read;
  const unplanned = new Set(episodes.filter(({ planned }) => !planned).map(pairOf));
  const seen = new Set<string>();
  return read.filter((episode) => {
    const attempt = `${pairOf(episode)} ${episode.contentDigest}`;
    if (unplanned.has(pairOf(episode)) || seen.has(attempt)) return false;
    seen.add(attempt);
    return true;
  });
}

function pairOf({ task, trial }: { readonly task: string; readonly trial: number }): string {
  return `${trial} ${task}`;
}

function ruleEpisodes(run: RunRecord, episodes: readonly ReadEpisode[]): RuleEpisode[] {
  const { plan } = run;
  const declaresTrials = plan.source === "declared" || plan.source === "task_set";
  const plannedTrials = declaresTrials ? plan.trials.length : null;
  return episodes.map(({ task, trial, score, execution, terminationWord }) => {
    const { status, reason, archivedValue } = score;
    const archivedNumber = archivedValue === null ? null : finite(Number(archivedValue));
    return {
      task,
      trial,
      archivedNumber,
      status,
      reason,
      execution,
      terminationWord,
      plannedTrials,
    };
  });
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
