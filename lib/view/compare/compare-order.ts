import { orderIdentified } from "#lib/domain/compare/difference.ts";
import type { Interval } from "#lib/domain/numbers/interval.ts";

/** What bounds on one side less another say of their order, in words. */
export function orderWords({ low, high }: Interval, one: string, other: string): string {
  if (low === 0 && high === 0) return `${[one, other].toSorted().join(" and ")} tie`;
  if (!orderIdentified({ low, high })) return "order not identified";
  return low > 0 ? `${one} scores higher` : `${other} scores higher`;
}
