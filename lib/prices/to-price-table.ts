import type { ModelPrice, PriceTable } from "#lib/domain/ledger/price-table.ts";
import { PriceFile } from "./price-file.ts";

/**
 * A price file as a table in USD per token.
 *
 * @param earlier the tables that this one may be a variant of
 * @throws if the file has another shape, varies no earlier table, or has an alias of no price
 */
export function toPriceTable(file: unknown, earlier: readonly PriceTable[]): PriceTable {
  const { note: _, unit, variantOf, inferred, ...facts } = PriceFile.parse(file);
  const base = earlier.find(({ id }) => id === variantOf);
  if (variantOf !== undefined && base === undefined) {
    throw new Error(`${facts.id} varies ${variantOf}, which is no earlier table`);
  }
  const own = Object.entries(facts.prices).map(
    ([model, price]) => [model, perToken(price)] as const,
  );
  const prices = { ...base?.prices, ...Object.fromEntries(own) };
  const aliases = { ...base?.aliases, ...facts.aliases };
  for (const [alias, model] of Object.entries(aliases)) {
    if (!Object.hasOwn(prices, model)) throw new Error(`${facts.id} has no price of ${alias}`);
  }
  return {
    ...facts,
    currency: "USD",
    variantOf: variantOf ?? null,
    inferred: inferred ?? null,
    aliases,
    prices,
  };
}

function perToken({
  input,
  output,
  cachedInput,
  cacheWrite,
}: PriceFile["prices"][string]): ModelPrice {
  return {
    input: millionth(input),
    output: millionth(output),
    cachedInput: cachedInput === undefined ? null : millionth(cachedInput),
    cacheWrite: cacheWrite === undefined ? null : millionth(cacheWrite),
  };
}

/** By the digits: a binary division would turn 0.035 into 0.000000035000000000000004. */
function millionth(usd: number): number {
  return Number(`${usd}e-6`);
}
