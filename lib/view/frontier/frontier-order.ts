import { naturalOrder } from "#lib/domain/order/natural-order.ts";
import type { FrontierMark } from "./frontier-view.ts";

type Order = (a: FrontierMark, b: FrontierMark) => number;

const standings = ["certain", "possible", "off"];

/** The ways to order the table beside a frontier. A cost without an upper end stays in its place by its lower one. */
export const frontierOrders = {
  cost: (a, b) => a.cost.low - b.cost.low,
  score: (a, b) => b.score.low - a.score.low || b.score.high - a.score.high,
  standing: (a, b) => standings.indexOf(a.standing) - standings.indexOf(b.standing),
  name: (a, b) => naturalOrder(a.label, b.label),
} as const satisfies Record<string, Order>;
