import type { ModelPrice, PriceTable } from "./price-table.ts";

/** What a table says a model costs, under its own name or an alias; null when it says nothing. */
export function modelPrice({ prices, aliases }: PriceTable, model: string): ModelPrice | null {
  if (Object.hasOwn(prices, model)) return prices[model] ?? null;
  const alias = Object.hasOwn(aliases, model) ? aliases[model] : undefined;
  return alias === undefined ? null : (prices[alias] ?? null);
}
