import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frontier } from "../frontier/frontier.ts";
import { billingEvents } from "./billing-events.ts";
import { costLedger } from "./compute-ledger.ts";
import type { CostLedger, SpanBasis } from "./cost-ledger.ts";
import { spanTree } from "./span-tree.ts";
import { rowOf, span, table, usage } from "./testing.ts";
import type { ModelUsage, UsageCall } from "./usage-call.ts";

const bases = ["all_spans", "root_spans", "leaf_spans"] as const;

/** A dozen spans over few ids, so that parents are missing, doubled and circular as often as not. */
const anyCall = fc.record({
  id: fc.constantFrom("a", "b", "c", "d", null),
  parentId: fc.constantFrom("a", "b", "c", "d", "e", null),
  namespace: fc.constantFrom("n", "n", "o"),
  responseId: fc.option(fc.constantFrom("r", "s", "t"), { freq: 5 }),
  attempt: fc.constantFrom(null, 1, 2),
  isBilled: fc.boolean(),
  role: fc.constantFrom("agent" as const, "user" as const),
  model: fc.constantFrom("m", "x", null),
  tokens: fc.nat(9),
});
const anyLog = fc
  .array(anyCall, { maxLength: 12 })
  .map((facts) =>
    facts.map(({ isBilled, tokens, ...rest }, at) => spanOf(at, isBilled, tokens, rest)),
  );

function spanOf(at: number, isBilled: boolean, tokens: number, facts: Partial<UsageCall>) {
  const usages = isBilled ? [usage({ inputTokens: tokens, model: facts.model ?? "m" })] : [];
  return span(`${at}`, { ...facts, source: `log#/${at}`, usages });
}

/** Every list of places that climbing from one span may pass, by looking through the whole log each time. */
function slowAbove(calls: readonly UsageCall[], from: UsageCall): ReadonlySet<UsageCall> {
  const above = new Set<UsageCall>();
  let next = slowParents(calls, from);
  while (next.length > 0) {
    for (const call of next) above.add(call);
    next = next.flatMap((call) => slowParents(calls, call)).filter((call) => !above.has(call));
  }
  return above;
}

function slowParents(calls: readonly UsageCall[], call: UsageCall): UsageCall[] {
  const named = slowNamed(calls, call);
  return slowIsCircular(calls, call) ? [] : named;
}

function slowNamed(calls: readonly UsageCall[], { namespace, id, parentId }: UsageCall) {
  const sharing = calls.filter(
    (one) => id !== null && one.namespace === namespace && one.id === id,
  );
  const wanted = (id === null ? [parentId] : sharing.map((one) => one.parentId))
    .filter((one) => one !== null)
    .toSorted()[0];
  return calls.filter((one) => one.namespace === namespace && one.id === wanted && one.id !== null);
}

function slowIsCircular(calls: readonly UsageCall[], from: UsageCall): boolean {
  const seen = new Set<UsageCall>();
  let next = slowNamed(calls, from);
  while (next.some((call) => !seen.has(call))) {
    for (const call of next) seen.add(call);
    next = next.flatMap((call) => slowNamed(calls, call));
  }
  return seen.has(from);
}

function slowEvents(calls: readonly UsageCall[]): Record<(typeof bases)[number], UsageCall[]> {
  const billed = calls.filter(({ usages }) => usages.length > 0);
  const above = new Map(calls.map((call) => [call, slowAbove(calls, call)]));
  return {
    all_spans: billed,
    root_spans: billed.filter((call) => !billed.some((one) => above.get(call)?.has(one))),
    leaf_spans: billed.filter((call) => !billed.some((one) => above.get(one)?.has(call))),
  };
}

function byPlace(calls: readonly UsageCall[]) {
  return calls.map(({ source }) => source).toSorted();
}

describe("the bases, against a slow search", () => {
  it.each(bases)("%s counts the same spans", (basis) => {
    fc.assert(
      fc.property(anyLog, (calls) => {
        const events = billingEvents(spanTree(calls));
        expect(byPlace(events[basis])).toEqual(byPlace(slowEvents(calls)[basis]));
      }),
      { numRuns: 500 },
    );
  });

  it("by_response is the sum over distinct responses", () => {
    fc.assert(
      fc.property(anyLog, (calls) => {
        const leaves = slowEvents(calls).leaf_spans;
        const keys = leaves.map(({ responseId, attempt }) => `${responseId} ${attempt}`);
        const largest = [...new Set(keys)].map((key) =>
          Math.max(...leaves.filter((_, at) => keys[at] === key).map(tokensOf)),
        );
        const canBeHad = leaves.length > 0 && leaves.every(({ responseId }) => responseId !== null);
        const counted = billingEvents(spanTree(calls)).by_response;
        expect(counted === null ? null : total(counted.map(tokensOf))).toBe(
          canBeHad ? total(largest) : null,
        );
      }),
      { numRuns: 500 },
    );
  });
});

function tokensOf({ usages }: UsageCall): number {
  return total(usages.flatMap(({ inputTokens, outputTokens }) => [inputTokens, outputTokens]));
}

function total(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + Number(value), 0);
}

/** A forest where each parent's usage is the sum of its children's, as Weave writes it. */
interface Tree {
  readonly tokens: number;
  readonly children: readonly Tree[];
}
const anyTokens = fc.integer({ min: 1, max: 99 });
const { tree: anyTree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.record({ tokens: anyTokens, children: fc.constant([]) }),
    fc.record({ tokens: anyTokens, children: fc.array(tie("tree"), { maxLength: 3 }) }),
  ),
}));
const wellFormed = fc
  .array(anyTree, { minLength: 1, maxLength: 3 })
  .map((trees) => trees.flatMap((tree, at) => spansOfTree(tree, `${at}`, null)));

function spansOfTree(tree: Tree, id: string, parentId: string | null): UsageCall[] {
  const children = tree.children.flatMap((child, at) => spansOfTree(child, `${id}.${at}`, id));
  const usages = [usage({ inputTokens: sumBelow(tree), outputTokens: 0 })];
  return [span(id, { parentId, responseId: `r${id}`, usages }), ...children];
}

function sumBelow({ tokens, children }: Tree): number {
  return children.length === 0 ? tokens : total(children.map(sumBelow));
}

function ledgerOf(calls: readonly UsageCall[]): CostLedger {
  return costLedger({ calls, statedUsd: null, priceTables: [table()] });
}

describe("laws of the ledger", () => {
  it("root_spans equals leaf_spans equals by_response on a well-formed log", () => {
    fc.assert(
      fc.property(wellFormed, (calls) => {
        const ledger = ledgerOf(calls);
        const bills = (["root_spans", "leaf_spans", "by_response"] as const).map((basis) => ({
          tokens: rowOf(ledger, basis)?.inputTokens,
          usd: rowOf(ledger, basis)?.usd,
        }));
        expect(new Set(bills.map((bill) => JSON.stringify(bill))).size).toBe(1);
        expect(ledger.disagreements).toEqual([]);
      }),
    );
  });

  it("the order of the spans changes nothing", () => {
    fc.assert(
      fc.property(
        anyLog.chain((calls) =>
          fc.record({
            calls: fc.constant(calls),
            shuffled: fc.shuffledSubarray(calls, { minLength: calls.length }),
          }),
        ),
        ({ calls, shuffled }) => {
          expect(ledgerOf(shuffled)).toEqual(ledgerOf(calls));
        },
      ),
    );
  });

  it("doubling everything inflates by exactly 2, in tokens and in money", () => {
    const anyUsages = fc.array(fc.nat({ max: 1e6 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyUsages, (tokens) => {
        const calls = tokens.flatMap((inputTokens, at) => {
          const usages: ModelUsage[] = [usage({ inputTokens, outputTokens: 1 })];
          return [span(`${at}`, { usages }), span(`${at}.1`, { parentId: `${at}`, usages })];
        });
        for (const { tokens, usd } of ledgerOf(calls).inflation)
          expect([tokens, usd]).toEqual([2, 2]);
      }),
    );
  });
});

describe("the frontier of measurement.md 7", () => {
  const dollar = { m: { input: 1, output: 1, cachedInput: null, cacheWrite: null } };
  const bill = (usd: number, isDoubled: boolean) => {
    const usages = [usage({ inputTokens: usd, outputTokens: 0 })];
    const child = span("child", { parentId: "call", usages });
    return costLedger({
      calls: [span("call", { usages }), ...(isDoubled ? [child] : [])],
      statedUsd: null,
      priceTables: [table({ prices: dollar })],
    });
  };
  const standings = (basis: SpanBasis) => {
    const rows = [
      { id: "A", score: 0.58, ledger: bill(40, true) },
      { id: "B", score: 0.56, ledger: bill(60, false) },
    ].map(({ id, score, ledger }) => {
      const usd = Number(rowOf(ledger, basis)?.usd);
      return { id, cost: { low: usd, high: usd }, score: { low: score, high: score } };
    });
    return frontier(rows).map(({ id, standing }) => [id, standing]);
  };

  it("has both rows while A's bill is doubled, and A alone by the ledger", () => {
    expect(standings("all_spans")).toEqual([
      ["A", "certain"],
      ["B", "certain"],
    ]);
    expect(standings("leaf_spans")).toEqual([
      ["A", "certain"],
      ["B", "off"],
    ]);
  });
});
