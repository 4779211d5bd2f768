ALTER TYPE "public"."submission_state" ADD VALUE 'awaiting_review' BEFORE 'published';--> statement-breakpoint
ALTER TYPE "public"."submission_state" ADD VALUE 'returned' BEFORE 'published';--> statement-breakpoint
ALTER TABLE "submissions" DROP CONSTRAINT "submission_password_forgotten";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "submitter_id" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "boards" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "review_comment" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_submitter_id_users_id_fk" FOREIGN KEY ("submitter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_by_submitter" ON "submissions" USING btree ("submitter_id");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submission_return_explained" CHECK ("submissions"."state"::text <> 'returned' or "submissions"."review_comment" is not null);--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submission_review_on_boards" CHECK ("submissions"."state"::text <> 'awaiting_review' or cardinality("submissions"."boards") > 0);--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submission_password_forgotten" CHECK ("submissions"."archive_password" is null or "submissions"."state" not in ('published', 'rejected', 'failed'));