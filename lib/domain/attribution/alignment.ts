import type { ActionCall } from "./action-call.ts";
import { argumentShape } from "./argument-shape.ts";
import type { AttributionInput } from "./attribution-input.ts";
import type { LoggedCall } from "./logged-call.ts";
import { referenceCopies } from "./reference-copies.ts";
import { replayedReference } from "./replayed-reference.ts";

/** Calls as numbers: equal numbers are equal calls, or calls of an equal shape. */
interface CodedCalls {
  readonly exact: Int32Array;
  readonly shape: Int32Array;
}

/** An episode's list, its log and its reference, made ready for comparing every pair. */
export interface Alignment {
  readonly archived: CodedCalls;
  readonly logged: CodedCalls;
  readonly actors: readonly LoggedCall["actor"][];
  /** 1 where a whole copy of the replayed reference starts in the archived list. */
  readonly copyStarts: Uint8Array;
  /** Actions of the reference that the scorer replays. */
  readonly copyLength: number;
}

/** Numbers an episode's calls, so that equal ones are found without comparing their texts again. */
export function alignmentOf(input: AttributionInput, logged: readonly LoggedCall[]): Alignment {
  const replayed = replayedReference(input);
  const numbers = new Map<string, number>();
  const archivedCodes = codesOf(input.archived, numbers);
  return {
    archived: archivedCodes,
    logged: codesOf(logged, numbers),
    actors: logged.map(({ actor }) => actor),
    copyStarts: referenceCopies(archivedCodes.exact, codesOf(replayed, numbers).exact),
    copyLength: replayed.length,
  };
}

/**
 * What pairing an archived action with a logged call is worth: any number of other explanations less than an
 * equal call, as much as one copied action for an equal shape, nothing for anything else.
 */
export function pairGain({ archived, logged }: Alignment, row: number, column: number): number {
  if (archived.exact[row] === logged.exact[column]) return archived.exact.length + 1;
  return archived.shape[row] === logged.shape[column] ? 1 : 0;
}

function codesOf(calls: readonly ActionCall[], numbers: Map<string, number>): CodedCalls {
  const exact = calls.map(({ name, argumentsJson }) => JSON.stringify([name, argumentsJson]));
  const shape = calls.map(({ name, argumentsJson }) =>
    JSON.stringify([name, "shape", argumentShape(argumentsJson)]),
  );
  return { exact: numbered(exact, numbers), shape: numbered(shape, numbers) };
}

function numbered(texts: readonly string[], numbers: Map<string, number>): Int32Array {
  return Int32Array.from(texts, (text) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  });
}
