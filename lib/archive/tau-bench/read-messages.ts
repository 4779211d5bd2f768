import { TauBenchMessage } from "./schema.ts";

/** The messages of a trajectory that can be read; the others are left out of the timeline, not of the bytes. */
export function readMessages(traj: readonly unknown[] | null | undefined): TauBenchMessage[] {
  if (traj === null || traj === undefined) return [];
  return traj.flatMap((entry) => {
    const parsed = TauBenchMessage.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}
