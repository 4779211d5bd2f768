/** Reasons of failure that lie outside agent and scorer, and the status each becomes. */
export const infrastructureStatuses: ReadonlyMap<string, string> = new Map([
  ["provider_error", "provider_error"],
  ["proxy_error", "provider_error"],
  ["context_overflow", "provider_error"],
  ["control_plane_unavailable", "runtime_error"],
]);

/** The same words: a record whose error is one of them is no timeout. */
export const classifiedErrors: ReadonlySet<string> = new Set(infrastructureStatuses.keys());
