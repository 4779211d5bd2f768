import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { modelPrice } from "#lib/domain/ledger/model-price.ts";
import { reproduceStatedCost } from "#lib/domain/ledger/reproduce-stated-cost.ts";
import { priceTables } from "./price-tables.ts";

function table(id: string) {
  const found = priceTables.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no table ${id}`);
  return found;
}

describe("priceTables", () => {
  it("holds every file of the folder, under its own id", () => {
    const files = readdirSync(join(import.meta.dirname, "tables"));
    const ids = priceTables.map(({ id }) => `${id}.json`);
    expect(ids.toSorted()).toEqual(files.toSorted());
  });

  it("has USD per token and the digits of the source", () => {
    const nova = { input: 3.5e-8, output: 1.4e-7, cachedInput: null, cacheWrite: null };
    expect(modelPrice(table("hal-harness-16bb03e"), "amazon.nova-micro-v1:0")).toEqual(nova);
    expect(modelPrice(table("hal-harness-16bb03e"), "GPT-5 Medium (August 2025)")).toEqual({
      input: 1.25e-6,
      output: 1e-5,
      cachedInput: 1.25e-7,
      cacheWrite: null,
    });
    expect(modelPrice(table("hal-site-debcdde"), "gpt-4.1-2025-04-14")?.output).toBe(8e-6);
  });

  it("knows no price of openai/gpt-4o, and of DeepSeek two", () => {
    expect(priceTables.map((one) => modelPrice(one, "openai/gpt-4o"))).toEqual(
      priceTables.map(() => null),
    );
    const inputs = priceTables.map((one) => modelPrice(one, "DeepSeek R1 (January 2025)")?.input);
    expect(inputs).toEqual([3e-6, 3e-6, 1.8e-7, 3e-6, 3e-6]);
  });

  it("says of the o3 prices that they are inferred, and of no others", () => {
    const inferred = priceTables.filter(({ inferred }) => inferred !== null);
    expect(inferred.map(({ id }) => id)).toEqual(["hal-o3-2025-04-15", "hal-o3-2025-07-29"]);
    for (const { inferred: why } of inferred) expect(why).toContain("inferred from totals");
  });
});

const cases = resolve(
  import.meta.dirname,
  "../..",
  process.env["ASSAY_CASES"] ?? "../shared/cases",
  "hal",
);

const Rows = z.array(
  z.object({
    agent_name: z.string(),
    date: z.string(),
    token_usage: z.array(
      z.object({
        model_name: z.string(),
        prompt_tokens: z.int(),
        completion_tokens: z.int(),
        input_tokens_cache_write: z.int(),
        input_tokens_cache_read: z.int(),
      }),
    ),
  }),
);

/** The rows of tau-bench airline with their total as written. */
function airlineRows() {
  const text = readFileSync(join(cases, "frontend_export/taubench_airline.json"), "utf8");
  const totals = [...text.matchAll(/"total_cost": ([^,\s]+)/g)].map(([, total]) => total ?? null);
  return Rows.parse(JSON.parse(text)).map(({ token_usage, ...row }, at) => {
    const usages = token_usage.map((used) => ({
      model: used.model_name,
      inputTokens: used.prompt_tokens,
      outputTokens: used.completion_tokens,
      cachedInputTokens: used.input_tokens_cache_read,
      cacheWriteTokens: used.input_tokens_cache_write,
    }));
    const statedUsd = totals[at] ?? null;
    return { ...row, found: reproduceStatedCost({ usages, statedUsd, tables: priceTables }) };
  });
}

describe.skipIf(!existsSync(cases))("the 40 rows of HAL's tau-bench airline board", () => {
  it("are all reproduced to under a cent, by the rules that the case names", () => {
    const rows = airlineRows();
    const first = rows.map(({ found: [best] }) => best);
    expect(rows).toHaveLength(40);
    expect(first.every((best) => best !== undefined && best.agreesWithinUsd < 0.01)).toBe(true);
    const counts = new Map<string, number>();
    for (const best of first) {
      const rule = `${best?.priceTable} ${best?.cacheRule} ${best?.unpricedRule}`;
      counts.set(rule, Number(counts.get(rule) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      "hal-site-debcdde full_price unknown": 26,
      "hal-harness-16bb03e cached_price unknown": 3,
      "hal-site-debcdde full_price counts_zero": 5,
      "hal-harness-16bb03e-openrouter full_price counts_zero": 2,
      "hal-o3-2025-04-15 full_price unknown": 1,
      "hal-o3-2025-07-29 full_price unknown": 2,
      "hal-o3-2025-07-29 cached_price unknown": 1,
    });
  });

  it("say that the Opus 4.1 (high) row counts its simulator as nothing", () => {
    const name = "TAU-bench Tool Calling (Claude Opus 4.1 High (August 2025))";
    const row = airlineRows().find(({ agent_name }) => agent_name === name);
    expect(row?.found[0]).toEqual({
      priceTable: "hal-site-debcdde",
      priceTableTitle: "default prices of HAL's site at debcdde",
      cacheRule: "full_price",
      unpricedRule: "counts_zero",
      unpricedModels: ["openai/gpt-4o"],
      usd: 149.97582,
      reported: "149.97582",
      agreesWithinUsd: 0,
      inferred: false,
      sentence:
        "Reproduced by default prices of HAL's site at debcdde; cached tokens at full price; openai/gpt-4o without a price, counted as nothing.",
    });
  });

  it("say of the four o3 rows that their prices are inferred from totals", () => {
    const inferred = airlineRows().filter(({ found: [best] }) => best?.inferred);
    expect(inferred.map(({ date }) => date).toSorted()).toEqual([
      "2025-04-15",
      "2025-07-29",
      "2025-07-29",
      "2025-10-20",
    ]);
    for (const { found } of inferred) expect(found[0]?.sentence).toContain("inferred from totals");
  });
});
