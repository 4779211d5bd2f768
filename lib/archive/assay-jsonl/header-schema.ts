import { z } from "zod";
import { modes } from "#lib/domain/measurement.ts";
import { extra, flag, text } from "./word-schemas.ts";

const Scale = z
  .strictObject({ low: z.number(), high: z.number(), threshold: z.number() })
  .refine(({ low, high, threshold }) => low < high && low < threshold && threshold <= high, {
    message: "low must lie below high, and the threshold above low and not above high",
  })
  .refine(({ low, high }) => Number.isFinite(high - low), {
    message: "the range from low to high is too large for a number",
  });

const Task = z.strictObject({
  task: z.string().min(1),
  requires_write: flag,
  empty_reference: flag,
  scoring_hash: text,
  extra,
});

const TaskSet = z.strictObject({
  name: text,
  version: text,
  hash: text,
  tasks: z.array(Task).nullish(),
});

const trials = z.union([
  z.int().positive().max(10_000),
  z.array(z.int().nonnegative()).min(1).max(10_000),
]);

const mostPlanned = 1_000_000;

const Plan = z
  .strictObject({
    tasks: z.array(z.string().min(1)).min(1),
    trials: trials.describe("how many trials (counted from 0), or their numbers"),
  })
  .refine((plan) => plan.tasks.length * trialCount(plan.trials) <= mostPlanned, {
    message: `a plan holds at most ${mostPlanned} episodes`,
  });

function trialCount(planned: z.infer<typeof trials>): number {
  return typeof planned === "number" ? planned : planned.length;
}

const System = z.strictObject({
  model: text,
  model_organization: text,
  agent: text,
  agent_version: text,
  reasoning_effort: text,
  submitting_organization: text,
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullish(),
});

const Measurement = z.strictObject({
  scorer: text,
  scorer_version: text,
  mode: z.enum(modes).nullish(),
  user_simulator: text,
  reward_basis: text,
});

const Reported = z.strictObject({
  metric: z.string().min(1),
  value: z.number().nullable(),
  unit: z.enum(["percent", "fraction", "usd", "count"]),
  notes: z.array(z.string()).optional(),
});

/** The first line of a file: one run, what was planned, and the ruler. */
export const Header = z
  .strictObject({
    assay: z.literal("run/1"),
    run_id: text,
    benchmark: z.string().min(1),
    task_set: TaskSet.nullish(),
    plan: Plan.nullish(),
    system: System.nullish(),
    measurement: Measurement.nullish(),
    scale: Scale.nullish(),
    dates: z.strictObject({ run: text, scoring: text, submission: text }).nullish(),
    price_table: text,
    reported: z.array(Reported).nullish(),
    notes: z.record(z.string(), z.string()).nullish(),
    extra,
  })
  .meta({ title: "Header", description: "The first line: one run on one task set." });
export type Header = z.infer<typeof Header>;
