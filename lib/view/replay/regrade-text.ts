import type { Regrade } from "#lib/domain/replay/regrade.ts";
import { counted } from "../words/format.ts";
import { versionText } from "../words/version-text.ts";

export interface RegradeText {
  /** What the two runs share; the name of the other one follows it. */
  readonly shared: string;
  /** How many, under which scorers, and what came of it. */
  readonly graded: string;
}

/** A recognised re-grade in words: how many episodes, which scorers, how many results changed. */
export function regradeText({ episodes, same, scorerVersion, changes }: Regrade): RegradeText {
  const isWhole = same === episodes;
  const scope = `${same} of ${counted(episodes, "episode")}`;
  const changed = changes === 0 ? "no result changed" : `${counted(changes, "result")} changed`;
  return {
    shared: isWhole ? "The same trajectories as run" : "Some of the same trajectories as run",
    graded: `${scope}; ${scorerText(scorerVersion)}; ${changed}`,
  };
}

function scorerText({ here, there }: Regrade["scorerVersion"]): string {
  if (here !== null && here === there) return `graded by the same scorer, ${versionText(here)}`;
  return `re-graded: scorer ${version(there)} to ${version(here)}`;
}

function version(text: string | null): string {
  return text === null ? "unknown" : versionText(text);
}
