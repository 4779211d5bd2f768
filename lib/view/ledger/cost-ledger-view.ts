import { cacheRules } from "#lib/domain/ledger/cache-rule.ts";
import type {
  CostLedger,
  Inflation,
  LedgerRow,
  SpanBasis,
} from "#lib/domain/ledger/cost-ledger.ts";
import { counted, formatCount, formatUsd, formatUsdExactly } from "../words/format.ts";
import { basisWords, roleWords } from "./cost-words.ts";

/** One way of counting the whole bill under one price table. */
export interface LedgerBasisLine {
  readonly key: string;
  readonly basis: string;
  /** Null for the tokens' own line: no price table was asked. */
  readonly prices: string | null;
  readonly events: string;
  readonly inputTokens: string;
  readonly outputTokens: string;
  readonly usd: string;
  readonly notes: readonly string[];
  /** Whether the archive's own figure agrees with this line. */
  readonly agrees: boolean;
  /** Whether this is what "once per event" means for this log. */
  readonly isOnce: boolean;
}

/** How often one model's usage was written, by whose calls. */
export interface LedgerModelLine {
  readonly key: string;
  readonly model: string;
  readonly role: string;
  readonly allTokens: string;
  readonly onceTokens: string;
  readonly tokens: string;
  readonly money: string;
}

export interface CostLedgerView {
  /** What the ledger finds, in one sentence. */
  readonly sentence: string;
  readonly tone: "certain" | "open" | "error";
  readonly coverage: string;
  readonly oncePerEvent: string;
  /** Under the price table that the archive's figure agrees with, or the first that prices everything. */
  readonly bases: readonly LedgerBasisLine[];
  readonly otherPrices: readonly LedgerBasisLine[];
  readonly models: readonly LedgerModelLine[];
  readonly remarks: readonly string[];
}

/** A run's ledger as its page shows it: every basis beside the others, none replacing another. */
export function costLedgerView(ledger: CostLedger): CostLedgerView {
  const once = ledger.oncePerEvent;
  const rows = wholeRows(ledger);
  const prices = primaryPrices(ledger, rows);
  const isPrimary = (row: LedgerRow) => prices === undefined || samePrices(row, prices);
  return {
    ...finding(ledger),
    coverage: coverageText(ledger),
    oncePerEvent: `Once per event means ${basisWords[once.basis]} here. ${once.reason}`,
    bases: rows.filter(isPrimary).map((row) => basisLine(row, ledger)),
    otherPrices: rows.filter((row) => !isPrimary(row)).map((row) => basisLine(row, ledger)),
    models: modelLines(ledger),
    remarks: [
      ...ledger.disagreements.map(({ sentence }) => sentence),
      ...ledger.oddities.map(({ sentence }) => sentence),
    ],
  };
}

/** The lines of everybody's calls and all models: the sums a reader compares. */
function wholeRows({ bases }: CostLedger): readonly LedgerRow[] {
  const whole = bases.filter(({ role, model }) => role === "all" && model === null);
  const priced = whole.filter(
    ({ priceTable, usdKnown }) => priceTable !== null || usdKnown !== null,
  );
  return priced.length > 0 ? priced : whole;
}

type Prices = Pick<LedgerRow, "priceTable" | "cacheRule">;

function primaryPrices({ agreements }: CostLedger, rows: readonly LedgerRow[]): Prices | undefined {
  return agreements[0] ?? rows.find(({ usd }) => usd !== null) ?? rows[0];
}

function samePrices(a: Prices, b: Prices): boolean {
  return a.priceTable === b.priceTable && a.cacheRule === b.cacheRule;
}

function basisLine(row: LedgerRow, ledger: CostLedger): LedgerBasisLine {
  const { basis, priceTable, cacheRule } = row;
  const agrees = ledger.agreements.some(
    (agreement) => agreement.basis === basis && samePrices(agreement, row),
  );
  const rule = cacheRule === null ? null : cacheRules[cacheRule].title;
  const prices = [priceTable, rule].filter((part) => part !== null).join(", ");
  return {
    key: [basis, priceTable, cacheRule].join(" "),
    basis: basisWords[basis],
    prices: prices === "" ? null : prices,
    events: formatCount(row.events),
    inputTokens: tokensText(row.inputTokens),
    outputTokens: tokensText(row.outputTokens),
    usd: moneyText(row),
    notes: row.unpricedModels.length > 0 ? [`no price for ${row.unpricedModels.join(", ")}`] : [],
    agrees,
    isOnce: basis === ledger.oncePerEvent.basis,
  };
}

function moneyText({ usd, usdKnown }: LedgerRow): string {
  if (usd !== null) return formatUsd(usd);
  return usdKnown === null ? "unknown" : `at least ${formatUsd(usdKnown)}`;
}

function tokensText(tokens: number | null): string {
  return tokens === null ? "unknown" : formatCount(tokens);
}

function modelLines({ bases, inflation, oncePerEvent }: CostLedger): readonly LedgerModelLine[] {
  const first = inflation.filter(
    (one, at, all) => at === all.findIndex((other) => sameCalls(one, other)),
  );
  return first.flatMap((one) => {
    const { role, model } = one;
    if (model === null) return [];
    const priced = inflation.find((other) => sameCalls(one, other) && other.usd !== null);
    return {
      key: `${role} ${model}`,
      model,
      role: roleWords[role],
      allTokens: tokensOf(bases, "all_spans", one),
      onceTokens: tokensOf(bases, oncePerEvent.basis, one),
      tokens: factor(one.tokens),
      money: factor(priced?.usd),
    };
  });
}

function sameCalls(a: Inflation, b: Inflation): boolean {
  return a.role === b.role && a.model === b.model;
}

function tokensOf(bases: readonly LedgerRow[], basis: SpanBasis, of: Inflation): string {
  const row = bases.find(
    (one) => one.basis === basis && one.role === of.role && one.model === of.model,
  );
  if (row === undefined || row.inputTokens === null || row.outputTokens === null) return "unknown";
  return formatCount(row.inputTokens + row.outputTokens);
}

function factor(times: number | null | undefined): string {
  return times === null || times === undefined ? "–" : `${times.toFixed(2)}×`;
}

function coverageText(ledger: CostLedger): string {
  const { modelCalls, modelCallsWithUsage, modelCallsUnbilled, spansOutsideTasks, spans } = ledger;
  return [
    `${counted(spans, "span")}; usage in ${formatCount(modelCallsWithUsage)} of ${counted(modelCalls, "model call")}`,
    ...(modelCallsUnbilled > 0
      ? [`${counted(modelCallsUnbilled, "model call")} whose usage stands nowhere`]
      : []),
    ...(spansOutsideTasks > 0
      ? [`${counted(spansOutsideTasks, "span")} of no task: billed, yet in no episode`]
      : []),
  ].join("; ");
}

function finding(ledger: CostLedger): Pick<CostLedgerView, "sentence" | "tone"> {
  const { statedUsd, statedAgreesWith, oncePerEvent, inflation } = ledger;
  if (statedUsd === null) {
    return {
      sentence: "The archive states no total, so there is nothing to agree with.",
      tone: "open",
    };
  }
  const stated = `The archive's figure of ${formatUsdExactly(Number(statedUsd))}`;
  if (statedAgreesWith.length === 0) {
    return { sentence: `${stated} agrees with no way of counting these spans.`, tone: "open" };
  }
  const agrees = statedAgreesWith.map((basis) => basisWords[basis]).join(", ");
  const isOnce = statedAgreesWith.some((basis) => basis === oncePerEvent.basis);
  if (isOnce) return { sentence: `${stated} agrees with counting ${agrees}.`, tone: "certain" };
  const whole = inflation.find(
    ({ role, model, usd }) => role === "all" && model === null && usd !== null,
  );
  const times =
    whole?.usd === null || whole === undefined
      ? ""
      : `, ${whole.usd.toFixed(2)} times what was billed once per event`;
  return { sentence: `${stated} agrees with counting ${agrees}${times}.`, tone: "error" };
}
