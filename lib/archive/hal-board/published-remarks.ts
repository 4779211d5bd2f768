/**
 * What others have published about single rows, with its source: said beside the row, never computed into it.
 * Source: arXiv 2611.04399 v1, the cost section's worked run.
 */
const remarks: ReadonlyMap<string, { readonly name: string; readonly value: string }> = new Map([
  [
    "taubench_airline_taubench_toolcalling_claudeopus41_high_1761000598",
    {
      name: "reported by arXiv 2611.04399 v1",
      value:
        "149.98 USD over all spans, 74.99 USD over root spans. The export holds no spans, so the second figure cannot be derived from it.",
    },
  ],
]);

/** The published remark on a run of a HAL board, by its run id; null when we know of none. */
export function publishedRemark(
  runId: string,
): { readonly name: string; readonly value: string } | null {
  return remarks.get(runId) ?? null;
}
