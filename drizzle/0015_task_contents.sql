CREATE TABLE "task_contents" (
	"scoring_hash" text PRIMARY KEY NOT NULL,
	"scoring" text NOT NULL,
	CONSTRAINT "task_content_is_what_was_hashed" CHECK (encode(sha256(convert_to("task_contents"."scoring", 'UTF8')), 'hex') = "task_contents"."scoring_hash")
);
--> statement-breakpoint
CREATE TABLE "task_set_version_tasks" (
	"benchmark" text NOT NULL,
	"task_set" text NOT NULL,
	"hash" text NOT NULL,
	"task" text NOT NULL,
	"scoring_hash" text NOT NULL,
	"empty_reference" boolean,
	CONSTRAINT "task_set_version_tasks_benchmark_task_set_hash_task_pk" PRIMARY KEY("benchmark","task_set","hash","task")
);
--> statement-breakpoint
CREATE TABLE "task_set_versions" (
	"benchmark" text NOT NULL,
	"task_set" text NOT NULL,
	"hash" text NOT NULL,
	"label" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_set_versions_benchmark_task_set_hash_label_pk" PRIMARY KEY("benchmark","task_set","hash","label")
);
