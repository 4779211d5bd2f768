import { binaryScale } from "#lib/domain/numbers/scale.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { HalRun } from "../hal-run.ts";
import type { BenchmarkReading } from "./benchmark-reading.ts";

/** A run whose results nobody here can read: its figures are reported, and no episode stands behind them. */
export async function figuresOnly({ ref, benchmarkName, document }: HalRun) {
  const source = document.results === null ? ref : `${ref}#/raw_eval_results`;
  return reportedOnly(source, `How ${benchmarkName} writes its results is not known`);
}

/** @param cause why no episode can be read, as the beginning of a sentence */
export function reportedOnly(source: string, cause: string): BenchmarkReading {
  const message = `${cause}: the archive's figures are kept as reported, without episodes.`;
  const problem: Problem = { code: "unsupported_version", effect: "note", source, message };
  return {
    ...{
      scale: binaryScale,
      mode: null,
      tasks: [],
      taskSetHash: null,
      accuracyOver: null,
      plan: { source: null },
      notes: [],
    },
    ...{ problems: [problem], readsCalls: false },
    episodes: noEpisodes,
  };
}

async function* noEpisodes() {}
