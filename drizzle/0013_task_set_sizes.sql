CREATE TABLE "task_set_sizes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_set_sizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"benchmark" text NOT NULL,
	"task_set" text NOT NULL,
	"version" text,
	"tasks" integer NOT NULL,
	"trials" integer NOT NULL,
	"source" text NOT NULL,
	"author" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_set_size_is_positive" CHECK ("task_set_sizes"."tasks" >= 1 and "task_set_sizes"."trials" >= 1),
	CONSTRAINT "task_set_size_has_a_source" CHECK (length(trim("task_set_sizes"."source")) > 0),
	CONSTRAINT "task_set_size_has_an_author" CHECK (length(trim("task_set_sizes"."author")) > 0)
);
