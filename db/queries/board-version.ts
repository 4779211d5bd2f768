import { sql } from "drizzle-orm";

/**
 * Of a row of `boards`: a text that changes with whatever the board shows. A row's `xmin` is the transaction that
 * wrote it, so a publication, a new tally and a change by any hand to board, run, tally, re-score or archive are all seen.
 * Corrections are only ever added: their number tells.
 */
export const boardVersion = sql<string>`(
  select concat_ws(' ', boards.xmin, count(*), max(run.published_at), sum(run.xmin::text::bigint),
    sum(tally.xmin::text::bigint), sum(archive.xmin::text::bigint),
    sum(rescore.xmin::text::bigint), sum(corrected.xmin::text::bigint),
    (select count(*) from corrections))
  from runs as run
  join run_tallies as tally on tally.run_id = run.id
  join archives as archive on archive.sha256 = run.archive_sha256
  left join rescores as rescore on rescore.id = tally.rescore_id
  left join corrected_tallies as corrected
    on corrected.run_id = tally.run_id and corrected.measurement_key = tally.measurement_key
  where run.benchmark = boards.benchmark and run.task_set = boards.task_set
    and run.published_at is not null
)`;
