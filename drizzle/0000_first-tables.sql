CREATE TYPE "public"."board_state" AS ENUM('unreviewed', 'reviewed');--> statement-breakpoint
CREATE TYPE "public"."container" AS ENUM('file', 'gzip', 'zip', 'tar');--> statement-breakpoint
CREATE TYPE "public"."cost_basis" AS ENUM('reported', 'all_spans', 'root_spans', 'leaf_spans', 'by_response');--> statement-breakpoint
CREATE TYPE "public"."cost_role" AS ENUM('all', 'agent', 'user', 'judge', 'unknown');--> statement-breakpoint
CREATE TYPE "public"."execution_status" AS ENUM('finished', 'limit', 'timeout', 'error', 'cancelled', 'not_run', 'unknown');--> statement-breakpoint
CREATE TYPE "public"."figure_unit" AS ENUM('percent', 'fraction', 'usd', 'count');--> statement-breakpoint
CREATE TYPE "public"."mode" AS ENUM('solo', 'dual', 'unknown', 'not_applicable');--> statement-breakpoint
CREATE TYPE "public"."planned_source" AS ENUM('declared', 'as_found', 'task_set');--> statement-breakpoint
CREATE TYPE "public"."problem_code" AS ENUM('empty', 'not_understood', 'ambiguous_format', 'truncated', 'corrupt_container', 'too_large', 'too_many_members', 'compression_ratio', 'unsafe_path', 'duplicate_path', 'link_refused', 'encrypted_member', 'nested_container', 'member_ignored', 'wrong_encoding', 'malformed_json', 'not_a_number', 'nested_too_deep', 'duplicate_key', 'element_too_large', 'malformed_row', 'value_out_of_range', 'contradiction', 'duplicate_episode', 'unplanned_episode', 'index_disagrees', 'unknown_word', 'unsupported_version', 'no_rows', 'not_in_manifest', 'label_moved', 'declaration_needed', 'declaration_contradicts_archive', 'task_ids_not_in_set', 'recount_disagrees', 'status_disagrees', 'name_only_mode');--> statement-breakpoint
CREATE TYPE "public"."problem_effect" AS ENUM('note', 'score_lost', 'row_lost', 'refused');--> statement-breakpoint
CREATE TYPE "public"."score_reason" AS ENUM('scorer_not_triggered', 'policy_zero', 'no_answer', 'empty_output', 'agent_error', 'provider_error', 'runtime_error', 'infrastructure_error', 'verifier_error', 'scorer_error', 'preserved_failure', 'tool_missing', 'state_mismatch', 'mode_unknown', 'parse_failed', 'double_scored', 'indeterminate', 'vacuous', 'contradiction', 'archive_word', 'live_stream_changed', 'retracted', 'not_in_archive');--> statement-breakpoint
CREATE TYPE "public"."score_source" AS ENUM('archived', 'rescored', 'replayed', 'edited', 'reported');--> statement-breakpoint
CREATE TYPE "public"."score_status" AS ENUM('valid', 'unscored', 'replay_invalid', 'invalid', 'suspect', 'excluded', 'missing');--> statement-breakpoint
CREATE TYPE "public"."submission_state" AS ENUM('received', 'reading', 'preview', 'published', 'rejected', 'failed');--> statement-breakpoint
CREATE TYPE "public"."visibility" AS ENUM('public', 'aggregates_only');--> statement-breakpoint
CREATE TABLE "archives" (
	"sha256" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"format" text NOT NULL,
	"format_version" text,
	"name" text NOT NULL,
	"container" "container" NOT NULL,
	"visibility" "visibility" NOT NULL,
	CONSTRAINT "archive_sha256_form" CHECK ("archives"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "archive_bytes_counted" CHECK ("archives"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "benchmarks" (
	"name" text PRIMARY KEY NOT NULL,
	"state" "board_state" DEFAULT 'unreviewed' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"benchmark" text NOT NULL,
	"task_set" text NOT NULL,
	"state" "board_state" DEFAULT 'unreviewed' NOT NULL,
	"note" text,
	"measurement_key" text NOT NULL,
	CONSTRAINT "one_board_a_task_set" UNIQUE("benchmark","task_set"),
	CONSTRAINT "board_slug_form" CHECK ("boards"."slug" ~ '^[A-Za-z0-9_~-]+$')
);
--> statement-breakpoint
CREATE TABLE "cost_totals" (
	"run_id" text NOT NULL,
	"place" integer NOT NULL,
	"basis" "cost_basis" NOT NULL,
	"role" "cost_role" NOT NULL,
	"usd" numeric,
	"usd_known" numeric,
	"archived_usd" numeric,
	"episodes" integer NOT NULL,
	"null_episodes" integer NOT NULL,
	"zero_with_tokens" integer NOT NULL,
	"calls" numeric,
	"calls_with_usage" numeric,
	"input_tokens" numeric,
	"output_tokens" numeric,
	"price_table" text,
	"unpriced_models" jsonb NOT NULL,
	CONSTRAINT "cost_totals_run_id_place_pk" PRIMARY KEY("run_id","place"),
	CONSTRAINT "cost_total_only_when_complete" CHECK ("cost_totals"."usd" is null or ("cost_totals"."null_episodes" = 0 and "cost_totals"."zero_with_tokens" = 0)),
	CONSTRAINT "cost_total_finite" CHECK ("cost_totals"."usd" <> 'NaN' and "cost_totals"."usd" < 'Infinity'),
	CONSTRAINT "cost_total_episodes_add_up" CHECK ("cost_totals"."null_episodes" between 0 and "cost_totals"."episodes" and "cost_totals"."zero_with_tokens" between 0 and "cost_totals"."episodes"),
	CONSTRAINT "cost_total_usage_within_calls" CHECK ("cost_totals"."calls_with_usage" is null or ("cost_totals"."calls" is not null and "cost_totals"."calls_with_usage" between 0 and "cost_totals"."calls"))
);
--> statement-breakpoint
CREATE TABLE "episode_costs" (
	"run_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"place" integer NOT NULL,
	"basis" "cost_basis" NOT NULL,
	"role" "cost_role" NOT NULL,
	"usd" numeric,
	"archived_usd" numeric,
	"usd_known" numeric,
	"calls" integer,
	"calls_with_usage" integer,
	"input_tokens" numeric,
	"output_tokens" numeric,
	"price_table" text,
	"unpriced_models" jsonb NOT NULL,
	CONSTRAINT "episode_costs_run_id_ordinal_place_pk" PRIMARY KEY("run_id","ordinal","place"),
	CONSTRAINT "episode_cost_finite" CHECK ("episode_costs"."usd" <> 'NaN' and "episode_costs"."usd" < 'Infinity'),
	CONSTRAINT "episode_cost_whole_is_known" CHECK ("episode_costs"."usd" is null or "episode_costs"."usd_known" is not distinct from "episode_costs"."usd"),
	CONSTRAINT "episode_cost_unpriced_is_not_free" CHECK ("episode_costs"."archived_usd" is distinct from 0 or "episode_costs"."usd" is null
        or not coalesce("episode_costs"."input_tokens" > 0 or "episode_costs"."output_tokens" > 0, false)),
	CONSTRAINT "episode_cost_usage_within_calls" CHECK ("episode_costs"."calls_with_usage" is null or ("episode_costs"."calls" is not null and "episode_costs"."calls_with_usage" between 0 and "episode_costs"."calls"))
);
--> statement-breakpoint
CREATE TABLE "episodes" (
	"run_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"task" text NOT NULL,
	"trial" integer NOT NULL,
	"planned" boolean NOT NULL,
	"execution" "execution_status" NOT NULL,
	"termination_word" text,
	"native_id" text,
	"source" text,
	"started_at" text,
	"ended_at" text,
	"content_digest" text,
	CONSTRAINT "episodes_run_id_ordinal_pk" PRIMARY KEY("run_id","ordinal"),
	CONSTRAINT "one_episode_a_task_and_trial" UNIQUE("run_id","task","trial"),
	CONSTRAINT "episode_source_iff_archived" CHECK (("episodes"."source" is null) = ("episodes"."content_digest" is null)),
	CONSTRAINT "episode_ordinal_counted" CHECK ("episodes"."ordinal" >= 0)
);
--> statement-breakpoint
CREATE TABLE "measurements" (
	"key" text PRIMARY KEY NOT NULL,
	"parts" jsonb NOT NULL,
	"scorer" text,
	"scorer_version" text,
	"task_set_version" text,
	"mode" "mode" NOT NULL,
	CONSTRAINT "measurement_key_form" CHECK ("measurements"."key" ~ '^m_[0-9a-f]{20}$')
);
--> statement-breakpoint
CREATE TABLE "problems" (
	"run_id" text NOT NULL,
	"place" integer NOT NULL,
	"code" "problem_code" NOT NULL,
	"effect" "problem_effect" NOT NULL,
	"source" text NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "problems_run_id_place_pk" PRIMARY KEY("run_id","place")
);
--> statement-breakpoint
CREATE TABLE "reported_figures" (
	"run_id" text NOT NULL,
	"place" integer NOT NULL,
	"metric" text NOT NULL,
	"value" text,
	"unit" "figure_unit" NOT NULL,
	"recomputed" double precision,
	"agrees" boolean,
	"source" text NOT NULL,
	"notes" jsonb NOT NULL,
	CONSTRAINT "reported_figures_run_id_place_pk" PRIMARY KEY("run_id","place"),
	CONSTRAINT "figure_judged_only_when_recomputed" CHECK ("reported_figures"."agrees" is null or ("reported_figures"."recomputed" is not null and "reported_figures"."value" is not null))
);
--> statement-breakpoint
CREATE TABLE "run_tallies" (
	"run_id" text NOT NULL,
	"measurement_key" text NOT NULL,
	"parts" jsonb NOT NULL,
	"planned_source" "planned_source",
	"declared" integer,
	"planned" integer,
	"valid" integer,
	"pass" integer,
	"fail" integer,
	"partial" integer,
	"unscored" integer,
	"replay_invalid" integer,
	"invalid" integer,
	"suspect" integer,
	"excluded" integer,
	"missing" integer,
	"unplanned" integer,
	"scaled_sum" numeric,
	"scale_low" double precision NOT NULL,
	"scale_high" double precision NOT NULL,
	"scale_threshold" double precision NOT NULL,
	"reasons" jsonb NOT NULL,
	"pass_hat_k" jsonb NOT NULL,
	"pass_at_k" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"reported_agrees_with" jsonb NOT NULL,
	CONSTRAINT "run_tallies_run_id_measurement_key_pk" PRIMARY KEY("run_id","measurement_key"),
	CONSTRAINT "tally_all_counts_or_none" CHECK (num_nulls("run_tallies"."declared", "run_tallies"."planned", "run_tallies"."valid", "run_tallies"."pass", "run_tallies"."fail", "run_tallies"."partial",
        "run_tallies"."unscored", "run_tallies"."replay_invalid", "run_tallies"."invalid", "run_tallies"."suspect", "run_tallies"."excluded", "run_tallies"."missing",
        "run_tallies"."unplanned", "run_tallies"."scaled_sum", "run_tallies"."planned_source") in (0, 15)),
	CONSTRAINT "tally_counts_not_negative" CHECK (least("run_tallies"."pass", "run_tallies"."fail", "run_tallies"."partial", "run_tallies"."unscored", "run_tallies"."replay_invalid", "run_tallies"."invalid",
        "run_tallies"."suspect", "run_tallies"."excluded", "run_tallies"."missing", "run_tallies"."unplanned") >= 0),
	CONSTRAINT "tally_declared_adds_up" CHECK ("run_tallies"."declared" = "run_tallies"."planned" + "run_tallies"."excluded"),
	CONSTRAINT "tally_planned_adds_up" CHECK ("run_tallies"."planned" = "run_tallies"."valid" + "run_tallies"."unscored" + "run_tallies"."replay_invalid" + "run_tallies"."invalid" + "run_tallies"."suspect" + "run_tallies"."missing"),
	CONSTRAINT "tally_valid_adds_up" CHECK ("run_tallies"."valid" = "run_tallies"."pass" + "run_tallies"."fail" + "run_tallies"."partial"),
	CONSTRAINT "tally_sum_within_valid" CHECK ("run_tallies"."scaled_sum" >= 0 and "run_tallies"."scaled_sum" <= "run_tallies"."valid"),
	CONSTRAINT "tally_scale_is_a_range" CHECK ("run_tallies"."scale_low" < "run_tallies"."scale_high" and "run_tallies"."scale_threshold" between "run_tallies"."scale_low" and "run_tallies"."scale_high")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"archive_sha256" text NOT NULL,
	"submission_id" text,
	"native_id" text,
	"member_path" text,
	"source" text NOT NULL,
	"benchmark" text NOT NULL,
	"task_set" text NOT NULL,
	"task_set_version" text,
	"task_set_hash" text,
	"task_set_tasks" integer,
	"model" text,
	"model_organization" text,
	"agent" text,
	"agent_version" text,
	"reasoning_effort" text,
	"submitting_organization" text,
	"settings" jsonb NOT NULL,
	"dates" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"asks" jsonb NOT NULL,
	"listed" boolean NOT NULL,
	"unlisted_reason" text,
	"constructed" boolean NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "run_id_form" CHECK ("runs"."id" ~ '^r_[0-9a-f]{20}$'),
	CONSTRAINT "run_unlisted_for_a_reason" CHECK ("runs"."listed" = ("runs"."unlisted_reason" is null)),
	CONSTRAINT "run_tasks_counted" CHECK ("runs"."task_set_tasks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "scores" (
	"run_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"measurement_key" text NOT NULL,
	"status" "score_status" NOT NULL,
	"reason" "score_reason",
	"value" double precision,
	"archived_value" text,
	"reported_status" text,
	"score_source" "score_source",
	"evidence" jsonb NOT NULL,
	CONSTRAINT "scores_run_id_ordinal_measurement_key_pk" PRIMARY KEY("run_id","ordinal","measurement_key"),
	CONSTRAINT "score_value_iff_valid" CHECK (("scores"."status" = 'valid') = ("scores"."value" is not null)),
	CONSTRAINT "score_value_finite" CHECK ("scores"."value" not in ('NaN'::float8, 'Infinity'::float8, '-Infinity'::float8)),
	CONSTRAINT "score_reason_unless_valid" CHECK ("scores"."status" in ('valid', 'excluded') or "scores"."reason" is not null),
	CONSTRAINT "score_valid_reason_is_vacuous" CHECK ("scores"."status" <> 'valid' or "scores"."reason" is null or "scores"."reason" = 'vacuous'),
	CONSTRAINT "score_missing_is_not_in_archive" CHECK (("scores"."status" = 'missing') = ("scores"."reason" is not distinct from 'not_in_archive'::score_reason)),
	CONSTRAINT "score_has_an_episode" CHECK ("scores"."score_source" <> 'reported'),
	CONSTRAINT "score_source_unless_missing" CHECK ("scores"."score_source" is not null or "scores"."status" = 'missing')
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"state" "submission_state" NOT NULL,
	"capability_hash" text NOT NULL,
	"archive_sha256" text NOT NULL,
	"archive_bytes" bigint NOT NULL,
	"file_name" text NOT NULL,
	"declarations" json NOT NULL,
	"report" json,
	"progress_bytes" bigint,
	"progress_episodes" integer,
	"progress_total" bigint,
	"error" text,
	"publish_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "submission_capability_hashed" CHECK ("submissions"."capability_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "submission_sha256_form" CHECK ("submissions"."archive_sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "submission_report_when_read" CHECK ("submissions"."state" not in ('preview', 'published') or "submissions"."report" is not null),
	CONSTRAINT "submission_published_when_asked" CHECK ("submissions"."state" <> 'published' or "submissions"."publish_asked_at" is not null),
	CONSTRAINT "submission_failure_explained" CHECK ("submissions"."state" <> 'failed' or "submissions"."error" is not null),
	CONSTRAINT "submission_rejection_explained" CHECK ("submissions"."state" <> 'rejected' or "submissions"."error" is not null or "submissions"."report" is not null)
);
--> statement-breakpoint
CREATE TABLE "task_sets" (
	"benchmark" text NOT NULL,
	"name" text NOT NULL,
	"state" "board_state" DEFAULT 'unreviewed' NOT NULL,
	CONSTRAINT "task_sets_benchmark_name_pk" PRIMARY KEY("benchmark","name")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"run_id" text NOT NULL,
	"task" text NOT NULL,
	"requires_write" boolean,
	"empty_reference" boolean,
	"scoring_hash" text,
	CONSTRAINT "tasks_run_id_task_pk" PRIMARY KEY("run_id","task")
);
--> statement-breakpoint
CREATE TABLE "traces" (
	"run_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"events" "bytea" NOT NULL,
	CONSTRAINT "traces_run_id_ordinal_pk" PRIMARY KEY("run_id","ordinal")
);
--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_measurement_key_measurements_key_fk" FOREIGN KEY ("measurement_key") REFERENCES "public"."measurements"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_task_set_fk" FOREIGN KEY ("benchmark","task_set") REFERENCES "public"."task_sets"("benchmark","name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_totals" ADD CONSTRAINT "cost_totals_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episode_costs" ADD CONSTRAINT "episode_costs_episode_fk" FOREIGN KEY ("run_id","ordinal") REFERENCES "public"."episodes"("run_id","ordinal") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_figures" ADD CONSTRAINT "reported_figures_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_tallies" ADD CONSTRAINT "run_tallies_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_tallies" ADD CONSTRAINT "run_tallies_measurement_key_measurements_key_fk" FOREIGN KEY ("measurement_key") REFERENCES "public"."measurements"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_archive_sha256_archives_sha256_fk" FOREIGN KEY ("archive_sha256") REFERENCES "public"."archives"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_task_set_fk" FOREIGN KEY ("benchmark","task_set") REFERENCES "public"."task_sets"("benchmark","name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_measurement_key_measurements_key_fk" FOREIGN KEY ("measurement_key") REFERENCES "public"."measurements"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_episode_fk" FOREIGN KEY ("run_id","ordinal") REFERENCES "public"."episodes"("run_id","ordinal") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_sets" ADD CONSTRAINT "task_sets_benchmark_benchmarks_name_fk" FOREIGN KEY ("benchmark") REFERENCES "public"."benchmarks"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traces" ADD CONSTRAINT "traces_episode_fk" FOREIGN KEY ("run_id","ordinal") REFERENCES "public"."episodes"("run_id","ordinal") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_by_board" ON "runs" USING btree ("benchmark","task_set");--> statement-breakpoint
CREATE INDEX "runs_by_archive" ON "runs" USING btree ("archive_sha256");--> statement-breakpoint
CREATE INDEX "submissions_by_archive" ON "submissions" USING btree ("archive_sha256");