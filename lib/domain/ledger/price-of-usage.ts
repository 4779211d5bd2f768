import { type Decimal, parseDecimal } from "../numbers/decimal.ts";
import type { CacheRule } from "./cache-rule.ts";
import { decimalSum } from "./decimal-sum.ts";
import type { ModelPrice } from "./price-table.ts";
import type { TokenUsage } from "./usage-call.ts";

/**
 * What tokens cost in USD, exactly. Cached and written tokens are part of the input tokens; where the
 * price has no figure of its own for them, they cost what input costs.
 *
 * @returns null when a number that matters is missing, or when more was cached than went in
 */
export function priceOfUsage(
  usage: TokenUsage & { readonly isContradictory: boolean },
  price: ModelPrice,
  rule: CacheRule,
): Decimal | null {
  const input = parseDecimal(String(price.input));
  const cached = parseDecimal(String(price.cachedInput ?? price.input));
  const write = parseDecimal(String(price.cacheWrite ?? price.input));
  const cachedParts = [
    ...(rule.chargesInputPrice ? [] : [negated(input)]),
    ...(rule.chargesCachedPrice ? [cached] : []),
  ];
  const lines: readonly Line[] = [
    { tokens: usage.inputTokens, each: input },
    { tokens: usage.outputTokens, each: parseDecimal(String(price.output)) },
    { tokens: usage.cachedInputTokens, each: decimalSum(cachedParts) },
    { tokens: usage.cacheWriteTokens, each: decimalSum([write, negated(input)]) },
  ];
  return usage.isContradictory && lines.slice(2).some(matters) ? null : sumOfLines(lines);
}

interface Line {
  readonly tokens: number | null;
  readonly each: Decimal;
}

/** A price of zero makes the number of tokens indifferent, known or not. */
function matters({ each }: Line): boolean {
  return each.coefficient !== 0n;
}

function sumOfLines(lines: readonly Line[]): Decimal | null {
  const amounts: Decimal[] = [];
  for (const { tokens, each } of lines.filter(matters)) {
    if (tokens === null) return null;
    amounts.push({ ...each, coefficient: each.coefficient * BigInt(tokens) });
  }
  return decimalSum(amounts);
}

function negated({ coefficient, exponent }: Decimal): Decimal {
  return { coefficient: -coefficient, exponent };
}
