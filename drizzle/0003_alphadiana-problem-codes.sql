ALTER TYPE "public"."problem_code" ADD VALUE 'scorer_failed';--> statement-breakpoint
ALTER TYPE "public"."problem_code" ADD VALUE 'strict_report';