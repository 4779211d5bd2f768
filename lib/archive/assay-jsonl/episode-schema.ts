import { z } from "zod";
import { eventKinds, phases, producers } from "#lib/domain/episode/episode-event.ts";
import { costRoles } from "#lib/domain/ledger/cost.ts";
import { scoreSources } from "#lib/domain/score/score-status.ts";
import { amount, count, extra, flag, text } from "./word-schemas.ts";

const callRoles = costRoles.filter((role) => role !== "all");

/** One step: who did it, in which phase, and what came back. */
export const Event = z.strictObject({
  event_id: text,
  actor_id: text,
  replay_id: text,
  producer: z.enum(producers),
  phase: z.enum(phases),
  kind: z.enum(eventKinds),
  attempt: count,
  name: text,
  text: z.string().nullish(),
  arguments: z.unknown().optional(),
  result: z.unknown().optional(),
  call_id: text,
  is_error: flag,
  at: text,
  state_digest: text,
  extra,
});
export type Event = z.infer<typeof Event>;

/** One span. It is a model call when it names a model or a response or carries usage; else a wrapper. */
export const Usage = z.strictObject({
  span_id: text,
  parent_span_id: text,
  response_id: text,
  provider: text,
  attempt: count,
  role: z.enum(callRoles).nullish(),
  model: text,
  input_tokens: count,
  output_tokens: count,
  usd: amount,
  price_table: text,
  event_id: text,
  extra,
});
export type Usage = z.infer<typeof Usage>;

/** `value` may be anything in a file; what is no number in the scale is a problem, not a score. */
const Score = z.strictObject({
  value: z.unknown().optional().describe("the scorer's number, or null"),
  status: text.describe("valid, unscored, replay_invalid, invalid, suspect, excluded or missing"),
  reason: text,
  source: z.enum(scoreSources).exclude(["reported"]).nullish(),
  evidence: z.array(z.string()).nullish(),
});

const Scorer = z.strictObject({
  ran: flag.describe("whether the scorer ran for this episode; left out when nobody knows"),
  at: text,
  replay_id: text,
});

const End = z.strictObject({
  signal: text,
  by: z.enum(producers).nullish(),
  acknowledged_by: z.enum(producers).nullish(),
  event_id: text,
});

const Boundary = z.strictObject({ event_id: text, at: text, state_digest: text });

const Cost = z.strictObject({
  usd: amount,
  input_tokens: count,
  output_tokens: count,
  price_table: text,
});

/** Any line after the first: one task, one trial. */
export const Episode = z
  .strictObject({
    task: z.string().min(1),
    trial: z.int().nonnegative().optional(),
    episode_id: text,
    execution: text.describe("finished, limit, timeout, error, cancelled, not_run or unknown"),
    termination: text,
    started_at: text,
    ended_at: text,
    end: End.nullish(),
    boundary: Boundary.nullish(),
    scorer: Scorer.nullish(),
    live_stream: z.strictObject({ before: text, after: text }).nullish(),
    score: Score.nullish(),
    cost: Cost.nullish(),
    usage: z.array(Usage).nullish(),
    events: z.array(Event).nullish(),
    extra,
  })
  .meta({ title: "Episode", description: "Any other line: one task, one trial." });
export type Episode = z.infer<typeof Episode>;
