ALTER TYPE "public"."correction_kind" ADD VALUE 'reply';--> statement-breakpoint
ALTER TYPE "public"."correction_kind" ADD VALUE 'dispute';--> statement-breakpoint
CREATE TABLE "corrected_tallies" (
	"run_id" text NOT NULL,
	"measurement_key" text NOT NULL,
	"corrections" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"scaled_sum" numeric NOT NULL,
	"reasons" jsonb NOT NULL,
	"slices" jsonb,
	"pass_hat_k" jsonb NOT NULL,
	"pass_at_k" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	CONSTRAINT "corrected_tallies_run_id_measurement_key_pk" PRIMARY KEY("run_id","measurement_key"),
	CONSTRAINT "corrected_tally_names_its_corrections" CHECK (jsonb_array_length("corrected_tallies"."corrections") > 0),
	CONSTRAINT "corrected_tally_declared_adds_up" CHECK (("corrected_tallies"."counts"->>'declared')::int = ("corrected_tallies"."counts"->>'planned')::int + ("corrected_tallies"."counts"->>'excluded')::int),
	CONSTRAINT "corrected_tally_sum_within_valid" CHECK ("corrected_tallies"."scaled_sum" >= 0 and "corrected_tallies"."scaled_sum" <= ("corrected_tallies"."counts"->>'valid')::int)
);
--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "corrected_tallies" ADD CONSTRAINT "corrected_tally_tally_fk" FOREIGN KEY ("run_id","measurement_key") REFERENCES "public"."run_tallies"("run_id","measurement_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "correction_superseded_once" UNIQUE("supersedes");