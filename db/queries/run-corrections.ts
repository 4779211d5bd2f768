import { sql } from "drizzle-orm";
import type { CorrectedRun } from "#lib/domain/correction/concerns-run.ts";
import type { Correction } from "#lib/domain/correction/correction.ts";
import { inForce } from "#lib/domain/correction/in-force.ts";
import type { Database } from "../database.ts";
import { corrections } from "../schema/index.ts";
import { listCorrections } from "./list-corrections.ts";

/** The corrections in force that speak of any of some runs or of their task sets, the oldest first. */
export async function runCorrections(
  db: Database,
  runs: readonly CorrectedRun[],
): Promise<readonly Correction[]> {
  if (runs.length === 0) return [];
  const ids = JSON.stringify([...new Set(runs.map(({ id }) => id))]);
  const sets = JSON.stringify([
    ...new Set(runs.map(({ benchmark, taskSet }) => JSON.stringify([benchmark, taskSet.name]))),
  ]);
  const found = await listCorrections(
    db,
    sql`${corrections.target}->>'run' in (select jsonb_array_elements_text(${ids}::jsonb))
      or jsonb_build_array(${corrections.target}->>'benchmark', ${corrections.target}->>'taskSet')
        in (select one::jsonb from jsonb_array_elements_text(${sets}::jsonb) as one)`,
  );
  return inForce(found);
}
