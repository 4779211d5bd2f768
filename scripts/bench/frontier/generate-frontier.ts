import type { Client } from "pg";
import { generateBoard } from "../generated-board.ts";

/** A board of runs whose scores and bills are ranges, in the real tables: tallies, totals and ledgers, no episodes. */
export async function generateFrontier(client: Client, slug: string, runs: number): Promise<void> {
  await generateBoard(client, { slug, runs, episodesARun: 0 });
  await client.query("begin");
  await client.query(tallyRows, [slug]);
  await client.query(costTotals, [slug]);
  await client.query(ledgers, [slug]);
  await client.query("commit");
  await client.query("analyze");
}

/** A share from 0 to below 1, the same for the same run and use. */
const share = (use: string, id = "runs.id") => `abs(hashtext(${id} || '${use}') % 1000) / 1000.0`;

/** Dear runs tend to pass more; up to 40 of 200 episodes were never scored. */
const tallyRows = `
  insert into run_tallies (run_id, measurement_key, parts, planned_source, declared, planned, valid,
    pass, fail, partial, unscored, replay_invalid, invalid, suspect, excluded, missing, unplanned,
    scaled_sum, scale_low, scale_high, scale_threshold, reasons, pass_hat_k, pass_at_k, rules,
    reported_agrees_with)
  select id, boards.measurement_key, '[{"name": "scorer", "value": "generated", "source": "archive"}]',
    'as_found', 200, 200, 200 - unscored, pass, 200 - unscored - pass, 0, unscored, 0, 0, 0, 0, 0, 0,
    pass, 0, 1, 1, jsonb_build_object('policy_zero', unscored), '[]', '[]', '[]', '[]'
  from (
    select id, task_set, floor(${share("unscored")} * 41)::int as unscored,
      floor(20 + 80 * ${share("cost")} + 50 * ${share("pass")})::int as pass
    from runs where task_set = $1
  ) as drawn join boards on boards.slug = drawn.task_set`;

/** From 1 to 200 USD; of one bill in ten only a part is known. */
const costTotals = `
  update cost_totals set usd = case when ${share("open")} < 0.1 then null else bill end,
    usd_known = bill, archived_usd = bill, null_episodes = case when ${share("open")} < 0.1 then 10 else 0 end
  from runs, lateral (select round(exp(ln(200) * ${share("cost")})::numeric, 2) as bill) as bills
  where runs.id = cost_totals.run_id and runs.task_set = $1`;

/** What the spans of nine runs in ten say: written once, partly twice, or twice; the bases differ a little in some. */
const ledgers = `
  update runs set ledger = jsonb_build_object('spans', 900, 'spansWithUsage', 900, 'modelCalls', 900,
    'modelCallsWithUsage', 900, 'modelCallsUnbilled', 0, 'spansOutsideTasks', 0, 'statedUsd', total.usd_known,
    'oncePerEvent', jsonb_build_object('basis', 'by_response', 'reason', 'generated'),
    'inflation', '[]'::jsonb, 'disagreements', '[]'::jsonb, 'oddities', '[]'::jsonb, 'agreements', '[]'::jsonb,
    'statedAgreesWith', '[]'::jsonb, 'bases', bases.rows)
  from cost_totals as total, lateral (
    select jsonb_agg(jsonb_build_object('basis', basis, 'role', 'all', 'model', null, 'priceTable', null,
      'cacheRule', null, 'events', 450, 'inputTokens', 48000, 'outputTokens', 9000, 'cachedInputTokens', null,
      'cacheWriteTokens', null, 'usd', round(total.usd_known / factor, 4), 'usdKnown', round(total.usd_known / factor, 4),
      'unpricedModels', '[]'::jsonb)) as rows
    from (values ('all_spans', 1.0), ('root_spans', (array[1.0, 1.37, 2.0])[1 + floor(${share("written", "total.run_id")} * 3)::int]),
      ('by_response', (array[1.0, 1.37, 2.0])[1 + floor(${share("written", "total.run_id")} * 3)::int] * (1 + 0.2 * ${share("apart", "total.run_id")}))
    ) as counted (basis, factor)
  ) as bases
  where total.run_id = runs.id and total.role = 'all' and runs.task_set = $1 and ${share("spans")} < 0.9`;
