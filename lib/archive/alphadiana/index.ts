import type { AdapterOptions, ArchiveAdapter, Reading } from "../adapter.ts";
import type { Archive } from "../archive.ts";
import { readRun } from "./read-run.ts";
import { isAlphaDiana, sortMembers } from "./run-files.ts";

/** Runs of AlphaDiana (tmlr-group/AlphaDiana): JSON Lines of attempts, with the run's folder beside them or alone. */
export const alphaDiana: ArchiveAdapter = {
  id: "alphadiana",
  title: "AlphaDiana runs",
  recognises: isAlphaDiana,
  // Neither records nor manifest name a version of the format.
  formatVersion: async () => null,
  read,
};

async function* read(archive: Archive, options?: AdapterOptions): AsyncGenerator<Reading> {
  const traces = options?.traces ?? true;
  const isSingleFile = archive.container === "file" || archive.container === "gzip";
  const { runs, problems } = await sortMembers(archive);
  for (const problem of problems) yield { kind: "problem", problem };
  for (const files of runs) {
    const memberPath = isSingleFile ? null : files.records.path;
    yield* readRun(files, { memberPath, traces });
  }
}
