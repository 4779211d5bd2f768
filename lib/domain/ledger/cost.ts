/** Ways of totalling the same bill. None replaces another (measurement.md 6). */
export const costBases = [
  "reported",
  "all_spans",
  "root_spans",
  "leaf_spans",
  "by_response",
] as const;
export type CostBasis = (typeof costBases)[number];

/** Whose calls a cost includes; `all` is everybody the archive knows of. */
export const costRoles = ["all", "agent", "user", "judge", "unknown"] as const;
export type CostRole = (typeof costRoles)[number];

/**
 * What an archive says one episode cost on one basis for one role.
 * `usd` is null when unknown; a stored 0 beside tokens > 0 is `usd: null, archivedUsd: 0` (unpriced is not free).
 */
export interface EpisodeCost {
  readonly basis: CostBasis;
  readonly role: CostRole;
  readonly usd: number | null;
  /** The figure as archived, null when the archive has none. */
  readonly archivedUsd: number | null;
  /** The part of the cost that is known: the sum over priced calls. Null when nothing is known. */
  readonly usdKnown: number | null;
  /** Model calls of this role, and how many carry usage. Null when the archive records no calls. */
  readonly calls: number | null;
  readonly callsWithUsage: number | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly priceTable: string | null;
  readonly unpricedModels: readonly string[];
}
