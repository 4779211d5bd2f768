ALTER TABLE "episodes" ADD COLUMN "trajectory_digest" text;--> statement-breakpoint
CREATE INDEX "episodes_by_trajectory" ON "episodes" USING btree ("trajectory_digest") WHERE "episodes"."trajectory_digest" is not null;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episode_trajectory_form" CHECK ("episodes"."trajectory_digest" ~ '^[0-9a-f]{64}$');