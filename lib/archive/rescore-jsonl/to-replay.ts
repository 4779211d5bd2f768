import type { ReplayEvidence } from "#lib/domain/replay/replay-evidence.ts";
import type { JsonElement } from "../json/json-element.ts";
import type { Episode } from "./schema.ts";

/** What a line shows of its replay, as it says it; the number returned by its own lexeme. */
export function toReplay(line: Episode, element: JsonElement): ReplayEvidence {
  const { validity, missing_tools, drift, value } = line;
  const hasValue = value !== null && value !== undefined;
  return {
    validity,
    missingTools: missing_tools ?? [],
    drift: drift ?? null,
    firstDivergence: toDivergence(line),
    firstFailingCall: toFailingCall(line),
    returned: hasValue ? (element.lexeme("/value") ?? String(value)) : null,
  };
}

function toDivergence({ first_divergence: at }: Episode): ReplayEvidence["firstDivergence"] {
  if (at === null || at === undefined) return null;
  return { ...at, recorded: at.recorded ?? null, replayed: at.replayed ?? null };
}

function toFailingCall({ first_failing_call: call }: Episode): ReplayEvidence["firstFailingCall"] {
  if (call === null || call === undefined) return null;
  return { ...call, index: call.index ?? null, message: call.message ?? null };
}
