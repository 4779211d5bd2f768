ALTER TYPE "public"."problem_code" ADD VALUE 'unknown_run';--> statement-breakpoint
ALTER TYPE "public"."problem_code" ADD VALUE 'episode_not_in_run';--> statement-breakpoint
CREATE TABLE "rescores" (
	"id" text PRIMARY KEY NOT NULL,
	"archive_sha256" text NOT NULL,
	"submission_id" text,
	"run_id" text NOT NULL,
	"measurement_key" text NOT NULL,
	"adds_scores" boolean NOT NULL,
	"score_source" "score_source" NOT NULL,
	"number_returned" text,
	"tool" text,
	"normalizations" jsonb NOT NULL,
	"episodes" integer NOT NULL,
	"matched" integer NOT NULL,
	"not_mentioned" integer NOT NULL,
	"not_in_run" jsonb NOT NULL,
	"migration" jsonb NOT NULL,
	"agreement" jsonb,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rescore_id_form" CHECK ("rescores"."id" ~ '^x_[0-9a-f]{20}$'),
	CONSTRAINT "rescore_source_is_a_rescore" CHECK ("rescores"."score_source" in ('rescored', 'replayed')),
	CONSTRAINT "rescore_checks_or_adds" CHECK ("rescores"."adds_scores" = ("rescores"."agreement" is null)),
	CONSTRAINT "rescore_episodes_add_up" CHECK (least("rescores"."matched", "rescores"."not_mentioned") >= 0 and "rescores"."matched" <= "rescores"."episodes")
);
--> statement-breakpoint
ALTER TABLE "run_tallies" ADD COLUMN "rescore_id" text;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "replay" jsonb;--> statement-breakpoint
ALTER TABLE "rescores" ADD CONSTRAINT "rescores_archive_sha256_archives_sha256_fk" FOREIGN KEY ("archive_sha256") REFERENCES "public"."archives"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescores" ADD CONSTRAINT "rescores_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescores" ADD CONSTRAINT "rescores_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescores" ADD CONSTRAINT "rescores_measurement_key_measurements_key_fk" FOREIGN KEY ("measurement_key") REFERENCES "public"."measurements"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rescores_by_run" ON "rescores" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "rescores_by_archive" ON "rescores" USING btree ("archive_sha256");--> statement-breakpoint
ALTER TABLE "run_tallies" ADD CONSTRAINT "run_tallies_rescore_id_rescores_id_fk" FOREIGN KEY ("rescore_id") REFERENCES "public"."rescores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_archived_tally_a_run" ON "run_tallies" USING btree ("run_id") WHERE "run_tallies"."rescore_id" is null;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "score_replay_of_a_rescore" CHECK ("scores"."replay" is null or coalesce("scores"."score_source" in ('rescored', 'replayed'), false));--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "score_valid_only_in_valid_replay" CHECK ("scores"."status" <> 'valid' or "scores"."replay" is null or "scores"."replay" ->> 'validity' = 'valid');