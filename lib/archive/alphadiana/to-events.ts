import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";
import type { Row } from "./row.ts";
import { TrajectoryStep } from "./schema.ts";
import { statedText } from "./stated-text.ts";
import { fieldsOf } from "./status/fields-of.ts";
import { stepEvents } from "./step-events.ts";

const blank: Omit<EpisodeEvent, "producer" | "kind"> = {
  phase: "live",
  name: null,
  text: null,
  argumentsJson: null,
  callId: null,
  isError: null,
  at: null,
  attempt: null,
  stateDigest: null,
};

/**
 * The timeline of a row: the problem, the trajectory's steps, the answer, how it ended, then the scorer's expected
 * answer as reference and its result. Where the trajectory lacks the problem or the agent's words, the row's own
 * `problem` and `raw_output` stand in. The system prompt is left out.
 */
export function toEvents({ raw, element }: Row): EpisodeEvent[] {
  const steps = stepsOf(raw["trajectory"]);
  const hasRole = (role: string) => steps.some((step) => step.role === role);
  return [
    ...(hasRole("user") ? [] : said("environment", "problem", raw["problem"])),
    ...steps.flatMap((step) => stepEvents(step, blank)),
    ...(hasRole("assistant") ? [] : said("agent", null, raw["raw_output"])),
    ...said("agent", "answer", raw["predicted"]),
    ...errorEvents(fieldsOf(raw["error"])["error"]),
    ...endEvents(statedText(raw["finish_reason"])),
    ...said("scorer", "ground truth", raw["ground_truth"]).map((event) => {
      return { ...event, phase: "reference" } as const;
    }),
    ...scoreEvents(element.lexeme("/score"), raw),
  ];
}

function stepsOf(trajectory: unknown): readonly TrajectoryStep[] {
  if (!Array.isArray(trajectory)) return [];
  return trajectory.flatMap((step: unknown) => {
    const parsed = TrajectoryStep.safeParse(step);
    return parsed.success ? [parsed.data] : [];
  });
}

function said(
  producer: EpisodeEvent["producer"],
  name: string | null,
  content: unknown,
): EpisodeEvent[] {
  if (content === null || content === undefined || content === "") return [];
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return [{ ...blank, producer, kind: "message", name, text }];
}

function errorEvents(error: unknown): EpisodeEvent[] {
  return said("environment", "error", error).map((event) => ({ ...event, isError: true }));
}

function endEvents(word: string | null): EpisodeEvent[] {
  if (word === null) return [];
  return [{ ...blank, producer: "environment", kind: "end_signal", text: word }];
}

function scoreEvents(lexeme: string | null, raw: Row["raw"]): EpisodeEvent[] {
  if (lexeme === null || lexeme === "null") return [];
  const rationale = statedText(raw["rationale"]);
  const result = `score ${lexeme}, correct ${JSON.stringify(raw["correct"])}`;
  const text = rationale === null ? result : `${result}: ${rationale}`;
  return [
    { ...blank, producer: "scorer", kind: "score", name: statedText(raw["scorer_name"]), text },
  ];
}
