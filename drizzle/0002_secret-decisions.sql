CREATE TYPE "public"."secret_action" AS ENUM('redact', 'dismiss');--> statement-breakpoint
CREATE TABLE "secret_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "secret_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_id" text NOT NULL,
	"finding" text,
	"rule" text,
	"sha256" text,
	"action" "secret_action" NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "secret_finding_form" CHECK ("secret_decisions"."finding" ~ '^x_[0-9a-f]{20}$'),
	CONSTRAINT "secret_digest_form" CHECK ("secret_decisions"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "secret_digest_of_a_finding" CHECK (num_nulls("secret_decisions"."finding", "secret_decisions"."rule", "secret_decisions"."sha256") in (0, 3)),
	CONSTRAINT "secret_dismissed_for_a_reason" CHECK (("secret_decisions"."action" = 'dismiss') = ("secret_decisions"."reason" is not null and "secret_decisions"."reason" <> ''))
);
--> statement-breakpoint
ALTER TABLE "secret_decisions" ADD CONSTRAINT "secret_decisions_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "secret_decisions_by_submission" ON "secret_decisions" USING btree ("submission_id");