CREATE TABLE "usage_calls" (
	"run_id" text NOT NULL,
	"place" integer NOT NULL,
	"task" text,
	"trial" integer,
	"namespace" text NOT NULL,
	"span_id" text,
	"parent_id" text,
	"operation" text,
	"model" text,
	"provider" text,
	"response_id" text,
	"attempt" integer,
	"role" "cost_role" NOT NULL,
	"usages" jsonb NOT NULL,
	"recorded_usd" numeric,
	"started_at" text,
	"ended_at" text,
	"failed" boolean,
	"source" text NOT NULL,
	"parent_place" integer,
	"event" integer,
	"is_root" boolean NOT NULL,
	"is_leaf" boolean NOT NULL,
	"duplicate_of" integer,
	CONSTRAINT "usage_calls_run_id_place_pk" PRIMARY KEY("run_id","place"),
	CONSTRAINT "usage_call_place_counted" CHECK ("usage_calls"."place" >= 0),
	CONSTRAINT "usage_call_is_of_one_role" CHECK ("usage_calls"."role" <> 'all'),
	CONSTRAINT "usage_call_trial_of_a_task" CHECK ("usage_calls"."trial" is null or "usage_calls"."task" is not null),
	CONSTRAINT "usage_call_price_finite" CHECK ("usage_calls"."recorded_usd" <> 'NaN' and "usage_calls"."recorded_usd" < 'Infinity'),
	CONSTRAINT "usage_call_usages_listed" CHECK (jsonb_typeof("usage_calls"."usages") = 'array'),
	CONSTRAINT "usage_call_repeats_another" CHECK ("usage_calls"."duplicate_of" <> "usage_calls"."place"),
	CONSTRAINT "usage_call_under_another" CHECK ("usage_calls"."parent_place" <> "usage_calls"."place"),
	CONSTRAINT "usage_call_without_usage_is_no_event" CHECK ("usage_calls"."event" is null or jsonb_array_length("usage_calls"."usages") > 0)
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "provenance" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "ledger" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "reproductions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "archive_password" text;--> statement-breakpoint
ALTER TABLE "usage_calls" ADD CONSTRAINT "usage_calls_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_calls_by_task" ON "usage_calls" USING btree ("run_id","task","trial","place");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submission_password_forgotten" CHECK ("submissions"."archive_password" is null or "submissions"."state" in ('received', 'reading', 'preview'));