import { costLedger } from "#lib/domain/ledger/compute-ledger.ts";
import type { CostLedger } from "#lib/domain/ledger/cost-ledger.ts";
import type { CostReproduction } from "#lib/domain/ledger/cost-reproduction.ts";
import type { CountedCall } from "#lib/domain/ledger/counted-call.ts";
import { reproduceStatedCost } from "#lib/domain/ledger/reproduce-stated-cost.ts";
import { spanPlaces } from "#lib/domain/ledger/span-places.ts";
import { taskCosts } from "#lib/domain/ledger/task-costs.ts";
import type { UsageCall } from "#lib/domain/ledger/usage-call.ts";
import type { ReportedFigure, RunRecord } from "#lib/domain/record.ts";
import type { CostTotal } from "#lib/domain/run-summary.ts";
import { priceTables } from "#lib/prices/price-tables.ts";
import { ledgerTotals } from "./ledger-totals.ts";
import { reportedCost, statedUsd } from "./reported-cost.ts";
import type { ReadEpisode } from "./resolve-episodes.ts";
import { withTaskCosts } from "./with-task-costs.ts";

interface BilledRun {
  readonly run: RunRecord;
  readonly episodes: readonly ReadEpisode[];
  readonly figures: readonly ReportedFigure[];
  readonly calls: readonly UsageCall[];
}

/** What the model-call log and the stated totals of a run say of its bill. */
export interface RunBill {
  /** Null when the archive holds no model calls: then nothing is known of how often a call was counted. */
  readonly ledger: CostLedger | null;
  readonly reproductions: readonly CostReproduction[];
  /** The run's episodes, each with the costs of its own spans. */
  readonly episodes: readonly ReadEpisode[];
  /** The log with how its spans are counted, worked out when it is asked for: a preview never asks. */
  readonly usageCalls: Iterable<CountedCall>;
  /** Totals on the basis `reported` and on those of the log. */
  readonly costs: readonly CostTotal[];
}

/** Counts and prices a run's model calls, and looks for the prices that give the total its archive states. */
export function billRun({ run, episodes, figures, calls }: BilledRun): RunBill {
  const stated = statedUsd(figures);
  const tables = priceTables;
  const reproductions =
    run.statedUsage.length === 0
      ? []
      : reproduceStatedCost({ statedUsd: stated, usages: run.statedUsage, tables });
  const ledger = calls.length === 0 ? null : costLedger({ calls, statedUsd: stated, priceTables });
  const usedTokens = run.statedUsage.some(used) || calls.some(({ usages }) => usages.some(used));
  const reported = stated === null ? [] : [reportedCost(stated, episodes.length, usedTokens)];
  if (ledger === null) return { ledger, reproductions, episodes, usageCalls: [], costs: reported };
  const billed = withTaskCosts(episodes, taskCosts(calls, priceTables));
  const logged = ledgerTotals({ ledger, calls, episodes: billed });
  return {
    ...{ ledger, reproductions, episodes: billed },
    usageCalls: countedCalls(calls),
    costs: [...reported, ...logged],
  };
}

function used({ inputTokens, outputTokens }: RunRecord["statedUsage"][number]): boolean {
  return [inputTokens, outputTokens].some((tokens) => tokens !== null && tokens > 0);
}

function countedCalls(calls: readonly UsageCall[]): Iterable<CountedCall> {
  return {
    *[Symbol.iterator]() {
      const places = spanPlaces(calls).entries();
      for (const call of calls) {
        const next = places.next();
        if (!next.done) yield { ...call, place: next.value[0], ...next.value[1] };
      }
    },
  };
}
