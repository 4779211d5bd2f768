import { z } from "zod";
import { cacheRuleIds } from "#lib/domain/ledger/cache-rule.ts";

const usdPerMillion = z.number().nonnegative();
const cacheRule = z.enum(cacheRuleIds);

/** A price table as it lies in `tables/`: facts and where they are from. */
export const PriceFile = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  /** The table whose aliases and prices hold where this one says nothing. */
  variantOf: z.string().optional(),
  source: z.string().min(1),
  commit: z.string().nullable(),
  date: z.iso.date().nullable(),
  unit: z.literal("USD per million tokens"),
  /** Why the prices are no published list. */
  inferred: z.string().optional(),
  /** The first is the table's own; any table can charge full price. */
  cacheRules: z
    .tuple([cacheRule], cacheRule)
    .refine((rules) => rules.includes("full_price"), "full_price is missing"),
  /** For the reader of the file. */
  note: z.string(),
  aliases: z.record(z.string(), z.string()),
  prices: z.record(
    z.string(),
    z.strictObject({
      input: usdPerMillion,
      output: usdPerMillion,
      cachedInput: usdPerMillion.optional(),
      cacheWrite: usdPerMillion.optional(),
    }),
  ),
});
export type PriceFile = z.infer<typeof PriceFile>;
