import { sql } from "drizzle-orm";
import { corrections, runs } from "../schema/index.ts";

/** Of a row of `runs`: whether no correction in force withdraws it. */
export const isStanding = sql<boolean>`not exists (
  select 1 from ${corrections} as withdrawal
  where withdrawal.kind = 'retraction' and withdrawal.target = jsonb_build_object('kind', 'run', 'run', ${runs.id})
    and not exists (select 1 from ${corrections} as later where later.supersedes = withdrawal.id)
)`;
