import { type Actor, type Attribution, actors } from "#lib/domain/attribution/attribution.ts";
import type { Producer } from "#lib/domain/episode/episode-event.ts";
import type { VisibleEvent } from "#lib/domain/episode/visible-events.ts";
import { counted, formatCount } from "../words/format.ts";
import { indentedJson } from "../words/json-text.ts";

/** A text of the archive as a page shows it: folded when it is long, cut when it is huge. */
export interface FoldedText {
  readonly text: string;
  readonly isFolded: boolean;
  /** The first words, as the fold's label. */
  readonly opening: string;
  /** Characters that are not shown; 0 when all are. */
  readonly cut: number;
}

/** One step of the timeline. */
export interface TimelineStep {
  readonly key: number;
  readonly lane: Producer;
  /** What is done: `calls get_user_details`. */
  readonly title: string;
  readonly isError: boolean;
  /** `reference` and `replay` steps are not the live episode's. */
  readonly phase: VisibleEvent["phase"];
  readonly text: FoldedText | null;
  readonly argumentsText: FoldedText | null;
  /** Time, attempt and state, as the archive has them; empty when it has none. */
  readonly marks: readonly string[];
  /** Whose an archived action was where the archive does not say it; null where it does. */
  readonly attribution: StepAttribution | null;
}

export interface StepAttribution {
  readonly actor: Actor;
  /** `injected by the scorer`, `whose it was is uncertain`; null where nothing is odd. */
  readonly chip: string | null;
  /** How we know, and how surely. */
  readonly because: string;
}

export const shownSteps = 2000;
const cutAt = 20_000;

/** A timeline's steps in the archive's order, at most `shownSteps` of them. */
export function timelineSteps(events: readonly VisibleEvent[]): readonly TimelineStep[] {
  const names = new Map(
    events.flatMap(({ kind, callId, name }) =>
      kind === "tool_call" && callId !== null && name !== null ? [[callId, name] as const] : [],
    ),
  );
  return events.slice(0, shownSteps).map((event, key) => ({
    key,
    lane: event.producer,
    title: titleOf(event, names),
    isError: event.isError === true,
    phase: event.phase,
    text:
      event.text === null ? null : folded(event.text, event.kind === "tool_result" ? 400 : 2000),
    argumentsText:
      event.argumentsJson === null ? null : folded(indentedJson(event.argumentsJson), 300),
    marks: marksOf(event),
    attribution: event.attribution === undefined ? null : stepAttribution(event.attribution),
  }));
}

function titleOf(event: VisibleEvent, names: ReadonlyMap<string, string>): string {
  const { kind, name, callId, isError, isVeiled } = event;
  if (kind === "message") return "says";
  const nameless =
    isVeiled === true ? "a tool that is not shown publicly" : "a tool without a name";
  if (kind === "tool_call") return `calls ${name ?? nameless}`;
  if (kind === "end_signal") return "ends the episode";
  if (kind === "score") return "writes a result";
  const called = name ?? (callId === null ? undefined : names.get(callId)) ?? "a tool";
  return isError === true ? `returns an error from ${called}` : `returns from ${called}`;
}

function marksOf({ at, attempt, stateDigest }: VisibleEvent): readonly string[] {
  return [
    ...(at === null ? [] : [at]),
    ...(attempt === null ? [] : [`attempt ${attempt}`]),
    ...(stateDigest === null ? [] : [`state ${stateDigest}`]),
  ];
}

const chips = {
  agent: null,
  user: null,
  reference: "injected by the scorer",
  uncertain: "whose it was is uncertain",
} as const satisfies Record<Actor, string | null>;

function stepAttribution({ actor, text, confidence }: Attribution): StepAttribution {
  const because = confidence === "low" ? `${text} (low confidence)` : text;
  return { actor, chip: chips[actor], because };
}

/** Whose the archived actions were, counted: `9 the agent's, 4 injected by the scorer, 1 uncertain`. Null when none had to be found out. */
export function attributionSummary(events: readonly VisibleEvent[]): string | null {
  const found = events.flatMap(({ attribution }) => attribution ?? []);
  if (found.length === 0) return null;
  const parts = actors.flatMap((actor) => {
    const count = found.filter((one) => one.actor === actor).length;
    return count === 0 ? [] : [`${formatCount(count)} ${actorWords[actor]}`];
  });
  return `${counted(found.length, "archived action")}: ${parts.join(", ")}.`;
}

const actorWords = {
  agent: "the agent's",
  user: "the simulated user's",
  reference: "injected by the scorer",
  uncertain: "uncertain",
} as const satisfies Record<Actor, string>;

function folded(text: string, limit: number): FoldedText {
  const shown = text.slice(0, cutAt);
  const lines = shown.split("\n").length;
  return {
    text: shown,
    isFolded: shown.length > limit || lines > 14,
    opening: shown.replace(/\s+/g, " ").slice(0, 90),
    cut: text.length - shown.length,
  };
}

/** Producers in the order of the lanes. */
export const lanes = [
  "agent",
  "user",
  "environment",
  "scorer",
  "unknown",
] as const satisfies readonly Producer[];
