import type { Client } from "pg";

export interface GeneratedBoard {
  readonly slug: string;
  readonly runs: number;
  readonly episodesARun: number;
}

const benchmark = "bench";
const measurementKey = `m_${"be".repeat(10)}`;

/** Fills the real tables by SQL alone: a million episodes through an archive would take longer than they tell. */
export async function generateBoard(client: Client, board: GeneratedBoard): Promise<void> {
  const { slug, runs, episodesARun } = board;
  await client.query("begin");
  await client.query(surroundings, [benchmark, slug, measurementKey]);
  await client.query(boardRow, [benchmark, slug, measurementKey]);
  if (runs > 0) {
    await client.query(archiveRow, [slug]);
    await client.query(runRows, [benchmark, slug, runs]);
    await client.query(episodeRows, [slug, episodesARun]);
    await client.query(scoreRows, [slug, measurementKey]);
    await client.query(tallyRows, [slug]);
    await client.query(costRows, [slug]);
  }
  await client.query("commit");
  await client.query("analyze");
}

const surroundings = `
  with benchmark as (insert into benchmarks (name) values ($1::text) on conflict do nothing),
  measurement as (
    insert into measurements (key, parts, scorer, scorer_version, task_set_version, mode)
    values ($3::text, '{"scorer": "generated", "scorer_version": "1"}', 'generated', '1', '1', 'dual')
    on conflict do nothing
  )
  select $2::text`;

const boardRow = `
  with task_set as (insert into task_sets (benchmark, name) values ($1, $2) returning name)
  insert into boards (slug, title, benchmark, task_set, measurement_key)
  select $2, 'Generated ' || $2, $1, $2, $3 from task_set`;

const archiveRow = `
  insert into archives (sha256, bytes, format, name, container, visibility)
  values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 1000, 'assay-jsonl', $1 || '.jsonl', 'file', 'public')`;

const runRows = `
  insert into runs (id, archive_sha256, source, benchmark, task_set, task_set_version, model,
    model_organization, agent, settings, dates, notes, asks, listed, constructed, published_at)
  select 'r_' || substr(encode(sha256(convert_to($2 || run, 'UTF8')), 'hex'), 1, 20),
    encode(sha256(convert_to($2, 'UTF8')), 'hex'), $2 || '.jsonl#L1', $1, $2, '1', 'model-' || run,
    'organization-' || run % 12, 'agent', '[]', '[{"of": "run", "text": "2026-07-01"}]', '[]', '[]',
    true, true, '2026-07-02Z'::timestamptz
  from generate_series(1, $3::int) as run`;

const episodeRows = `
  insert into episodes (run_id, ordinal, task, trial, planned, execution, termination_word,
    native_id, source, started_at, ended_at, content_digest)
  select runs.id, i, 'task-' || i / 4, i % 4, true, 'finished', 'user_stop', 'e' || i,
    runs.source || '/' || i, '2026-07-01T09:00:00', '2026-07-01T09:01:00', md5(runs.id || i)
  from runs, generate_series(0, $2::int - 1) as i
  where runs.task_set = $1`;

/** Passes differ from run to run; one episode in forty is a zero that no scorer gave. */
const scoreRows = `
  insert into scores (run_id, ordinal, measurement_key, status, reason, value, archived_value,
    score_source, evidence)
  select run_id, ordinal, $2, case when unscored then 'unscored' else 'valid' end::score_status,
    case when unscored then 'policy_zero' end::score_reason,
    case when unscored then null when passed then 1 else 0 end,
    case when passed and not unscored then '1.0' else '0.0' end, 'archived', '[]'
  from (
    select run_id, ordinal, ordinal % 40 = 7 as unscored,
      abs(hashtext(run_id || ordinal)) % 100 < 30 + abs(hashtext(run_id)) % 50 as passed
    from episodes join runs on runs.id = run_id where runs.task_set = $1
  ) as drawn`;

const tallyRows = `
  insert into run_tallies (run_id, measurement_key, parts, planned_source, declared, planned, valid,
    pass, fail, partial, unscored, replay_invalid, invalid, suspect, excluded, missing, unplanned,
    scaled_sum, scale_low, scale_high, scale_threshold, reasons, pass_hat_k, pass_at_k, rules,
    reported_agrees_with)
  select run_id, measurement_key,
    '[{"name": "scorer", "value": "generated", "source": "archive"}]', 'as_found', count(*), count(*),
    count(value), sum(value), count(value) - sum(value), 0, count(*) - count(value), 0, 0, 0, 0, 0, 0,
    sum(value), 0, 1, 1, jsonb_build_object('policy_zero', count(*) - count(value)),
    '[{"k": 1, "low": 0.5, "high": 0.6}, {"k": 2, "low": 0.4, "high": 0.5}]',
    '[{"k": 1, "low": 0.5, "high": 0.6}, {"k": 2, "low": 0.6, "high": 0.7}]', '[]', '[]'
  from scores join runs on runs.id = run_id
  where runs.task_set = $1 group by run_id, measurement_key`;

const costRows = `
  insert into cost_totals (run_id, place, basis, role, usd, usd_known, archived_usd, episodes,
    null_episodes, zero_with_tokens, calls, calls_with_usage, input_tokens, output_tokens,
    unpriced_models)
  select id, place, 'reported', role::cost_role, 12.5, 12.5, 12.5, 100, 0, 0, 900, 900, 48000, 9000, '[]'
  from runs, unnest(array['agent', 'user', 'all']) with ordinality as roles (role, place)
  where task_set = $1`;
