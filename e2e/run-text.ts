/** A run in our own format: a header and one line for each episode. `name` keeps it on a board of its own. */
export function runText(
  name: string,
  episodes: readonly object[],
  header: Readonly<Record<string, unknown>> = {},
): string {
  const first = {
    assay: "run/1",
    benchmark: name,
    task_set: { name: "set", version: "1" },
    system: { model: `model of ${name}`, agent: "loop" },
    measurement: {
      scorer: "check",
      scorer_version: "1",
      mode: "solo",
      user_simulator: "none",
      reward_basis: "state",
    },
    ...header,
  };
  return [first, ...episodes].map((line) => `${JSON.stringify(line)}\n`).join("");
}
