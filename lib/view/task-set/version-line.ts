import { shortDigest } from "../words/format.ts";

interface Version {
  readonly hash: string;
  readonly labels: readonly string[];
  readonly sources: readonly string[];
  readonly runs: readonly {
    readonly id: string;
    readonly model: string | null;
    readonly agent: string | null;
  }[];
}

export interface VersionLine {
  readonly hash: string;
  readonly short: string;
  /** `v0.2.0`, or that nobody names it. */
  readonly name: string;
  readonly source: string;
  readonly runs: readonly { readonly id: string; readonly label: string }[];
}

/** A version of a task set as a line of a table: its content's hash is what it is, its labels are what it is called. */
export function versionLine({ hash, labels, sources, runs }: Version): VersionLine {
  return {
    hash,
    short: shortDigest(hash),
    name: labels.length === 0 ? "not named" : labels.join(", "),
    source: sources.length === 0 ? "seen in runs only" : sources.join(", "),
    runs: runs.map(({ id, model, agent }) => ({
      id,
      label: [model ?? "unknown model", ...(agent === null ? [] : [agent])].join(" · "),
    })),
  };
}
