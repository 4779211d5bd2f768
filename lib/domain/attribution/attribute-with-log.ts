import { afterTerminators } from "./after-terminators.ts";
import { agentByName } from "./agent-by-name.ts";
import { type Alignment, alignmentOf } from "./alignment.ts";
import type { AttributedActions } from "./attributed-actions.ts";
import type { Attribution } from "./attribution.ts";
import type { AttributionInput } from "./attribution-input.ts";
import { bestReadings, valueAt } from "./best-readings.ts";
import { certainCopies } from "./certain-copies.ts";
import { type ActionReading, judgeAction, mayBeNobodys } from "./judge-action.ts";
import { listEvidence } from "./list-evidence.ts";
import type { LoggedCall } from "./logged-call.ts";
import { readingRoles } from "./reading-roles.ts";
import { replayedReference } from "./replayed-reference.ts";
import { runsOf } from "./runs-of.ts";
import { type SettledReadings, settledReadings } from "./settled-readings.ts";

/**
 * Attributes a list by the best readings of it against the log: an action that is one actor's in all of them is
 * that actor's, any other is uncertain. Position alone never decides (measurement.md 10).
 */
export function attributeWithLog(
  input: AttributionInput,
  logged: readonly LoggedCall[],
): AttributedActions {
  const alignment = alignmentOf(input, logged);
  const best = bestReadings(alignment);
  const readings = settledReadings(alignment, best, afterTerminators(input));
  const parts = actionReadings(input, logged, readings);
  const actions = parts.map(judgeAction);
  const injectedSpans = certainCopies(readings, alignment.copyLength, actions);
  const copies = { atLeast: readings.fewestCopies, atMost: readings.mostCopies };
  const matched = Math.floor(valueAt(best, 0, 0) / (actions.length + 1));
  const confidence = parts.some(mayBeNobodys) ? "low" : "high";
  const text = `The model-call log holds ${logged.length} calls; ${matched} of the list's ${actions.length} actions stand there in the same order.`;
  return {
    ...{ actions, injectedSpans, copies },
    userSpans: runsOf(actions, "user"),
    agentActionCount: agentActionCount(alignment, readings, parts, actions),
    uncertainCount: actions.filter(({ actor }) => actor === "uncertain").length,
    evidence: listEvidence(input, { text, confidence, actions, injectedSpans, copies }),
  };
}

function actionReadings(
  input: AttributionInput,
  logged: readonly LoggedCall[],
  readings: SettledReadings,
): readonly ActionReading[] {
  const reference = replayedReference(input);
  const offsets = new Map(
    [...readings.copyStarts.keys()]
      .filter((start) => readings.copyStarts[start] === 1)
      .flatMap((start) => reference.map(({ source }, offset) => [start + offset, source] as const)),
  );
  const parts = input.archived.map((call, index) => ({
    call,
    roles: Number(readings.roles[index]),
    agentByName: agentByName(call.name, input),
    partnerSource: logged[Number(readings.partners[index])]?.source ?? call.source,
    referenceSource: offsets.get(index) ?? call.source,
    isSettledByTerminator: readings.settled[index] === 1,
  }));
  const hasGaps = parts.some(mayBeNobodys);
  return parts.map((part) => ({ ...part, hasGaps }));
}

/** The same number in every reading, or null. Which of two equal actions is the agent's need not be known for it. */
function agentActionCount(
  { copyLength }: Alignment,
  { fewestCopies, mostCopies }: SettledReadings,
  parts: readonly ActionReading[],
  actions: readonly Attribution[],
): number | null {
  if (!actions.some(({ actor }) => actor === "uncertain")) {
    return actions.filter(({ actor }) => actor === "agent").length;
  }
  const otherRoles = readingRoles.userCall | readingRoles.changedUserCall;
  const isOpen = parts.some((part) => mayBeNobodys(part) || (part.roles & otherRoles) !== 0);
  if (isOpen || fewestCopies !== mostCopies) return null;
  return actions.length - fewestCopies * copyLength;
}
