CREATE TYPE "public"."correction_kind" AS ENUM('note', 'caution', 'known_defect', 'retraction', 'exclusion', 'rescore', 'cost_rebasis', 'relabel');--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" "correction_kind" NOT NULL,
	"target" jsonb NOT NULL,
	"reason" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"author" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"supersedes" text,
	"effect" jsonb,
	CONSTRAINT "correction_id_form" CHECK ("corrections"."id" ~ '^c_[0-9a-f]{20}$'),
	CONSTRAINT "correction_has_a_reason" CHECK (length(trim("corrections"."reason")) > 0),
	CONSTRAINT "correction_has_an_author" CHECK (length(trim("corrections"."author")) > 0)
);
--> statement-breakpoint
CREATE TABLE "edition_rows" (
	"board" text NOT NULL,
	"number" integer NOT NULL,
	"row_id" text NOT NULL,
	"measurement_key" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "edition_rows_board_number_row_id_pk" PRIMARY KEY("board","number","row_id")
);
--> statement-breakpoint
CREATE TABLE "editions" (
	"board" text NOT NULL,
	"number" integer NOT NULL,
	"digest" text NOT NULL,
	"schema_version" integer NOT NULL,
	"header" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"publisher" text NOT NULL,
	"note" text,
	CONSTRAINT "editions_board_number_pk" PRIMARY KEY("board","number"),
	CONSTRAINT "edition_counts_from_one" CHECK ("editions"."number" >= 1),
	CONSTRAINT "edition_digest_form" CHECK ("editions"."digest" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "edition_has_a_publisher" CHECK (length(trim("editions"."publisher")) > 0)
);
--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_supersedes_corrections_id_fk" FOREIGN KEY ("supersedes") REFERENCES "public"."corrections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_rows" ADD CONSTRAINT "edition_rows_edition_fk" FOREIGN KEY ("board","number") REFERENCES "public"."editions"("board","number") ON DELETE no action ON UPDATE no action;