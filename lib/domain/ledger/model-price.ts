import type { ModelPrice, PriceTable } from "./price-table.ts";

/** What a table says a model costs, under its own name or an alias; null when it says nothing. */
export function modelPrice({ prices, aliases }: PriceTable, model: string): ModelPrice | null {
  const name = ownValue(aliases, model) ?? model;
  return ownValue(prices, model) ?? ownValue(prices, name) ?? null;
}

/** A model may be called `constructor`: only what the record itself holds counts. */
function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
