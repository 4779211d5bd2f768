import type { ReplayEvidence } from "#lib/domain/replay/replay-evidence.ts";
import { plainWord } from "../words/plain-word.ts";

export interface ReplayFact {
  readonly name: string;
  readonly text: string;
}

/** What is kept beside a re-scored or replayed score, each part by name; parts that nobody told are left out. */
export function replayFacts(replay: ReplayEvidence): readonly ReplayFact[] {
  const { validity, missingTools, drift, firstDivergence, returned } = replay;
  return [
    { name: "Validity", text: plainWord(validity) },
    ...(missingTools.length === 0
      ? []
      : [{ name: "Missing tools", text: missingTools.join(", ") }]),
    ...failingCall(replay),
    ...(firstDivergence === null
      ? []
      : [{ name: "First divergence", text: divergenceText(firstDivergence) }]),
    ...(drift === null
      ? []
      : [{ name: "Drift", text: `${drift.differing} of ${drift.checked} checked calls differ` }]),
    ...(returned === null
      ? []
      : [{ name: "Number returned", text: `${returned}, by the re-grade; no score by itself` }]),
  ];
}

function failingCall({ firstFailingCall: call }: ReplayEvidence): readonly ReplayFact[] {
  if (call === null) return [];
  const place = call.index === null ? "" : `call ${call.index}, `;
  const said = call.message === null ? "" : `: ${call.message}`;
  return [{ name: "First failing call", text: `${place}${call.name}${said}` }];
}

function divergenceText(at: NonNullable<ReplayEvidence["firstDivergence"]>): string {
  const recorded = at.recorded ?? "nothing kept";
  const replayed = at.replayed ?? "nothing kept";
  return `call ${at.call}, ${at.tool}: recorded ${recorded}; replayed ${replayed}`;
}
