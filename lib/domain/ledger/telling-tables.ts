import { modelPrice } from "./model-price.ts";
import type { PriceTable } from "./price-table.ts";

/**
 * The tables that know at least one of the models. A variant is among them only where it prices one of
 * the models otherwise than the table it varies: its figures would be that table's under another name.
 */
export function tellingTables(
  tables: readonly PriceTable[],
  models: readonly string[],
): readonly PriceTable[] {
  return tables.filter((table) => {
    const base = tables.find(({ id }) => id === table.variantOf);
    if (base === undefined) return models.some((model) => modelPrice(table, model) !== null);
    return models.some((model) => priceText(table, model) !== priceText(base, model));
  });
}

function priceText(table: PriceTable, model: string): string {
  const price = modelPrice(table, model);
  if (price === null) return "none";
  return JSON.stringify([price.input, price.output, price.cachedInput, price.cacheWrite]);
}
