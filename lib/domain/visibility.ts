/** Who may see messages, reference actions and downloads: everybody, or maintainers only. */
export const visibilities = ["public", "aggregates_only"] as const;
export type Visibility = (typeof visibilities)[number];
