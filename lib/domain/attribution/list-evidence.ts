import type { Confidence } from "../numbers/confidence.ts";
import type { Evidence } from "../record.ts";
import type { AttributedActions } from "./attributed-actions.ts";
import type { AttributionInput } from "./attribution-input.ts";

interface ListFinding extends Pick<AttributedActions, "actions" | "injectedSpans" | "copies"> {
  /** What the log accounts for, or why there is none. */
  readonly text: string;
  /** How far copies that have no certain place may be trusted. */
  readonly confidence: Confidence;
}

/** What a whole action list shows: its log, each copy of the reference with its place, and copies without one. */
export function listEvidence(
  { archived }: AttributionInput,
  { text, confidence, actions, injectedSpans, copies }: ListFinding,
): readonly Evidence[] {
  const [first] = archived;
  if (first === undefined) return [];
  const { source } = first;
  const placed = injectedSpans.flatMap(({ from, to }) => {
    const isHigh = actions.slice(from, to).every((action) => action.confidence === "high");
    const text = `The scorer's copy of the reference stands in the action list: ${placesOf(from, to)}.`;
    return archived
      .slice(from, from + 1)
      .map((call) => ({ text, source: call.source, confidence: confidenceOf(isHigh) }));
  });
  const more = copies.atLeast - injectedSpans.length;
  const open = copies.atMost - copies.atLeast;
  return [
    { text, source },
    ...placed,
    ...(more > 0 ? [{ text: withoutPlace(more), source, confidence }] : []),
    ...(open > 0 ? [{ text: unclear(open), source, confidence: "low" as const }] : []),
  ];
}

function confidenceOf(isHigh: boolean): Confidence {
  return isHigh ? "high" : "low";
}

function placesOf(from: number, to: number): string {
  return to - from === 1 ? `action ${to}` : `actions ${from + 1} to ${to}`;
}

function withoutPlace(count: number): string {
  return `The list holds ${count === 1 ? "a copy" : `${count} copies`} of the reference that the log does not account for; which of the equal actions belong to it cannot be told.`;
}

function unclear(count: number): string {
  return `The whole reference stands in the list ${count === 1 ? "once" : `${count} times`} more, where it may be the scorer's copy or somebody's own calls.`;
}
