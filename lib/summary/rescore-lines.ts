import { evidenceOfReplay } from "#lib/domain/replay/evidence-of-replay.ts";
import { normalizations } from "#lib/domain/replay/normalizations.ts";
import type { ReplayPair } from "./replay-runs.ts";

export interface RescoreLines {
  /** The header and one line an episode, each JSON. */
  readonly lines: readonly string[];
  /** Episodes that are another trajectory and so no re-score of the recorded one. */
  readonly leftOut: number;
}

/**
 * A re-graded run as a `rescore/1` file of the recorded one: its ruler, and of each episode whether the re-run may
 * stand for it and the number it returned. Values are decimal lexemes, written as the archive has them.
 */
export function rescoreLines({ recorded, rerun, comparison }: ReplayPair): RescoreLines {
  const used = new Set(
    comparison.episodes.flatMap(({ finding }) =>
      finding.kind === "judged" ? finding.normalizations.map(({ name }) => name) : [],
    ),
  );
  const header = {
    ...{ rescore: "rescore/1", of: { run: recorded.id }, source: "rescored" },
    measurement: Object.fromEntries(
      rerun.measurement.parts.map(({ name, value }) => [name, value] as const),
    ),
    normalizations: normalizations.map(({ name }) => name).filter((name) => used.has(name)),
    tool: "assay replay",
  };
  const lines = comparison.episodes.flatMap((episode) => {
    const line = episodeLine(episode);
    return line === null ? [] : [line];
  });
  return {
    lines: [JSON.stringify(header), ...lines],
    leftOut: comparison.episodes.length - lines.length,
  };
}

function episodeLine(episode: ReplayPair["comparison"]["episodes"][number]): string | null {
  const replay = evidenceOfReplay(episode);
  if (replay === null) return null;
  const { task, trial, status, reason } = episode;
  const { firstDivergence, firstFailingCall } = replay;
  const fields = JSON.stringify({
    ...{ task, trial, validity: replay.validity, status, reason },
    missing_tools: replay.missingTools,
    drift: replay.drift,
    first_divergence: firstDivergence,
    first_failing_call: firstFailingCall,
  });
  const value = isNumber(replay.returned) ? replay.returned : "null";
  return `${fields.slice(0, -1)},"value":${value}}`;
}

/** Whether a lexeme may stand in JSON as it is: the archive's number, and no word in its place. */
function isNumber(lexeme: string | null): lexeme is string {
  return lexeme !== null && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(lexeme);
}
