/** Who may see messages, reference actions and downloads: everybody, or maintainers only. */
export const visibilities = ["public", "aggregates_only"] as const;
export type Visibility = (typeof visibilities)[number];

/** Who may see an archive of several runs: what one of them withholds, all withhold, for they share their bytes. */
export function strictest(ofRuns: readonly Visibility[]): Visibility {
  return ofRuns.includes("aggregates_only") ? "aggregates_only" : "public";
}
