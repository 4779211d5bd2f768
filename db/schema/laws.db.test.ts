import { describe, expect } from "vitest";
import { saveRun } from "../commands/save-run.ts";
import { sampleCall, sampleRun } from "../commands/testing.ts";
import { it } from "../testing.ts";

const runId = sampleRun.summary.id;
const rescoreId = `x_${"a".repeat(20)}`;

/** One statement a law: what may not stand, and the constraint that says so. */
const broken = [
  [
    "a value without a valid score",
    "update scores set status = 'unscored', reason = 'policy_zero'",
    "score_value_iff_valid",
  ],
  ["a valid score without a value", "update scores set value = null", "score_value_iff_valid"],
  ["a value that is no number", "update scores set value = 'NaN'", "score_value_finite"],
  ["an infinite value", "update scores set value = 'Infinity'", "score_value_finite"],
  [
    "an unscored episode without a reason",
    "update scores set value = null, status = 'unscored'",
    "score_reason_unless_valid",
  ],
  [
    "a valid score with a reason against it",
    "update scores set reason = 'policy_zero'",
    "score_valid_reason_is_vacuous",
  ],
  [
    "a missing episode for another reason",
    "update scores set value = null, status = 'missing', reason = 'policy_zero'",
    "score_missing_is_not_in_archive",
  ],
  [
    "a reported figure among episodes",
    "update scores set score_source = 'reported'",
    "score_has_an_episode",
  ],
  [
    "a replay beside an archived score",
    `update scores set replay = '{"validity":"valid"}'`,
    "score_replay_of_a_rescore",
  ],
  [
    "a value out of a replay that is not valid",
    `update scores set score_source = 'replayed', replay = '{"validity":"tool_missing"}'`,
    "score_valid_only_in_valid_replay",
  ],
  ["a re-score under a made-up id", rescore("mine", "'replayed', true, null"), "rescore_id_form"],
  [
    "a re-score that is the archive's own",
    rescore(rescoreId, "'archived', true, null"),
    "rescore_source_is_a_rescore",
  ],
  [
    "a check that adds scores",
    rescore(rescoreId, "'replayed', true, '{}'"),
    "rescore_checks_or_adds",
  ],
  [
    "a second row that the archive gave",
    `with other as (insert into measurements (key, parts, mode) values ('m_' || repeat('a', 20), '{}', 'solo') returning key)
      insert into run_tallies select (jsonb_populate_record(t, jsonb_build_object('measurement_key', other.key))).* from run_tallies t, other`,
    "one_archived_tally_a_run",
  ],
  ["a score from nowhere", "update scores set score_source = null", "score_source_unless_missing"],
  [
    "an archived episode without its place",
    "update episodes set source = null",
    "episode_source_iff_archived",
  ],
  [
    "one task and trial twice",
    `insert into episodes select run_id, 1, task, trial, planned, execution from episodes`,
    "one_episode_a_task_and_trial",
  ],
  [
    "a free call beside tokens",
    cost("usd, archived_usd, usd_known, input_tokens", "0, 0, 0, 10"),
    "episode_cost_unpriced_is_not_free",
  ],
  ["a whole that is not known", cost("usd, usd_known", "1, null"), "episode_cost_whole_is_known"],
  ["a cost that is no number", cost("usd, usd_known", "'NaN', 'NaN'"), "episode_cost_finite"],
  [
    "usage of more calls than there were",
    cost("calls, calls_with_usage", "1, 2"),
    "episode_cost_usage_within_calls",
  ],
  [
    "usage of calls nobody counted",
    cost("calls_with_usage", "2"),
    "episode_cost_usage_within_calls",
  ],
  [
    "a total over unknown costs",
    total("usd, usd_known, episodes, null_episodes", "1, 1, 2, 1"),
    "cost_total_only_when_complete",
  ],
  [
    "more unknown costs than episodes",
    total("episodes, null_episodes", "1, 2"),
    "cost_total_episodes_add_up",
  ],
  [
    "counts that do not add up to the plan",
    "update run_tallies set unscored = 1",
    "tally_planned_adds_up",
  ],
  ["outcomes that do not add up", "update run_tallies set fail = 1", "tally_valid_adds_up"],
  ["exclusions from nowhere", "update run_tallies set excluded = 1", "tally_declared_adds_up"],
  ["a count below zero", "update run_tallies set fail = -1, pass = 2", "tally_counts_not_negative"],
  [
    "some counts without the others",
    "update run_tallies set unplanned = null",
    "tally_all_counts_or_none",
  ],
  [
    "a sum larger than its scores",
    "update run_tallies set scaled_sum = 1.5",
    "tally_sum_within_valid",
  ],
  ["a scale upside down", "update run_tallies set scale_low = 2", "tally_scale_is_a_range"],
  [
    "a judgement of what was not recomputed",
    `insert into reported_figures values ('${runId}', 0, 'accuracy', '0.5', 'fraction', null, true, 's', '[]')`,
    "figure_judged_only_when_recomputed",
  ],
  [
    "an unlisted run without a reason",
    "update runs set listed = false",
    "run_unlisted_for_a_reason",
  ],
  ["a run under a made-up id", "update runs set id = 'mine'", "run_id_form"],
  ["a span of everybody", "update usage_calls set role = 'all'", "usage_call_is_of_one_role"],
  [
    "a span of a trial without a task",
    "update usage_calls set task = null",
    "usage_call_trial_of_a_task",
  ],
  [
    "a span that repeats itself",
    "update usage_calls set duplicate_of = place",
    "usage_call_repeats_another",
  ],
  [
    "a span under itself",
    "update usage_calls set parent_place = place",
    "usage_call_under_another",
  ],
  [
    "a billing event without usage",
    "update usage_calls set usages = '[]'",
    "usage_call_without_usage_is_no_event",
  ],
  [
    "usage that is no list",
    "update usage_calls set event = null, usages = '{}'",
    "usage_call_usages_listed",
  ],
  [
    "a span's price that is no number",
    "update usage_calls set recorded_usd = 'NaN'",
    "usage_call_price_finite",
  ],
  ["a span before the first", "update usage_calls set place = -1", "usage_call_place_counted"],
  ["a preview without a report", submission("preview", "null"), "submission_report_when_read"],
  [
    "a publication nobody asked for",
    submission("published", "'{}'"),
    "submission_published_when_asked",
  ],
  ["a dismissal without a reason", decision("'dismiss', null"), "secret_dismissed_for_a_reason"],
  ["a dismissal for an empty reason", decision("'dismiss', ''"), "secret_dismissed_for_a_reason"],
  ["a redaction with a reason", decision("'redact', 'why'"), "secret_dismissed_for_a_reason"],
  [
    "a decision that keeps the secret itself",
    decision("'redact', null", "hunter22"),
    "secret_digest_form",
  ],
  [
    "a decision without the original's digest",
    decision("'redact', null", null),
    "secret_digest_of_a_finding",
  ],
  ["a failure without a word", submission("failed", "null"), "submission_failure_explained"],
  [
    "a password kept after the end",
    `insert into submissions (id, state, capability_hash, archive_sha256, archive_bytes, file_name, declarations, error, archive_password, created_at, updated_at)
      values ('s', 'failed', repeat('a', 64), repeat('a', 64), 1, 'f', '{}', 'why', 'secret', now(), now())`,
    "submission_password_forgotten",
  ],
  ["a rejection without a word", submission("rejected", "null"), "submission_rejection_explained"],
] as const;

function rescore(id: string, sourceAndAgreement: string): string {
  return `insert into rescores (id, archive_sha256, run_id, measurement_key, score_source, adds_scores, agreement,
      normalizations, episodes, matched, not_mentioned, not_in_run, migration, published_at)
    select '${id}', archive_sha256, id, measurement_key, ${sourceAndAgreement}, '[]', 1, 1, 0, '[]', '{}', now()
    from runs join run_tallies on run_id = id`;
}

function cost(columns: string, values: string): string {
  return `insert into episode_costs (run_id, ordinal, place, basis, role, unpriced_models, ${columns})
    values ('${runId}', 0, 0, 'reported', 'all', '[]', ${values})`;
}

function total(columns: string, values: string): string {
  return `insert into cost_totals (run_id, place, basis, role, unpriced_models, zero_with_tokens, ${columns})
    values ('${runId}', 0, 'reported', 'all', '[]', 0, ${values})`;
}

function decision(actionAndReason: string, sha256: string | null = "a".repeat(64)): string {
  const digest = sha256 === null ? "null" : `'${sha256}'`;
  return `insert into secret_decisions (submission_id, finding, rule, sha256, action, reason, decided_at)
    values ('s', 'x_' || repeat('a', 20), 'cookie', ${digest}, ${actionAndReason}, now())`;
}

function submission(state: string, report: string): string {
  return `insert into submissions (id, state, capability_hash, archive_sha256, archive_bytes, file_name, declarations, report, created_at, updated_at)
    values ('s', '${state}', repeat('a', 64), repeat('a', 64), 1, 'f', '{}', ${report}, now(), now())`;
}

describe("the tables refuse", () => {
  it.for(broken)("%s", async ([, statement, constraint], { connection }) => {
    await saveRun(connection, { ...sampleRun, usageCalls: [sampleCall] });

    await expect(connection.client.query(statement)).rejects.toMatchObject({ constraint });
  });
});

describe("the tables take", () => {
  it.for([
    ["a vacuous valid score", "update scores set reason = 'vacuous'"],
    ["a true zero", "update scores set value = 0"],
    ["an unknown cost", cost("usd", "null")],
    ["a free call without tokens", cost("usd, archived_usd, usd_known", "0, 0, 0")],
    ["an archived 0 beside tokens, unpriced", cost("archived_usd, input_tokens", "0, 10")],
  ] as const)("%s", async ([, statement], { connection }) => {
    await saveRun(connection, sampleRun);

    expect((await connection.client.query(statement)).rowCount).toBe(1);
  });
});
