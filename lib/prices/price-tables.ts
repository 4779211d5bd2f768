import type { PriceTable } from "#lib/domain/ledger/price-table.ts";
import halHarness from "./tables/hal-harness-16bb03e.json" with { type: "json" };
import halHarnessOpenrouter from "./tables/hal-harness-16bb03e-openrouter.json" with {
  type: "json",
};
import halO3April from "./tables/hal-o3-2025-04-15.json" with { type: "json" };
import halO3July from "./tables/hal-o3-2025-07-29.json" with { type: "json" };
import halSite from "./tables/hal-site-debcdde.json" with { type: "json" };
import { toPriceTable } from "./to-price-table.ts";

const files: readonly unknown[] = [
  halSite,
  halHarness,
  halHarnessOpenrouter,
  halO3April,
  halO3July,
];

/** Every price table we hold, in order of preference; a variant stands after the table it varies. */
export const priceTables: readonly PriceTable[] = readTables();

function readTables(): readonly PriceTable[] {
  const tables: PriceTable[] = [];
  for (const file of files) tables.push(toPriceTable(file, tables));
  return tables;
}
