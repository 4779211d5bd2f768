import type { Problem } from "#lib/domain/problem.ts";
import type { Header } from "./read-header.ts";
import type { Simulation } from "./schema.ts";

/** Where the index copies another reward than the simulation holds (a re-grade touched one of them). The simulation stands. */
export function indexProblem(
  simulation: Simulation,
  source: string,
  index: Header["index"],
): Problem | null {
  const { id } = simulation;
  const entry = typeof id === "string" ? index?.get(id) : undefined;
  if (entry === undefined) return null;
  const reward = simulation.reward_info?.reward ?? null;
  if (reward === entry.reward) return null;
  const message = `The index copies the reward ${entry.reward ?? "null"} for simulation ${id}, but its record at ${source} holds ${String(reward)}: the record stands.`;
  return { code: "index_disagrees", effect: "note", source: entry.source, message };
}
