/** A metric as people write it: `pass_hat_2` is `pass^2`. */
export function metricName(metric: string): string {
  return metric
    .replace(/^pass_hat_(\d+)$/, "pass^$1")
    .replace(/^pass_at_(\d+)$/, "pass@$1")
    .replaceAll("_", " ");
}
