import type { AdapterOptions, ArchiveAdapter, Reading } from "../adapter.ts";
import type { Archive } from "../archive.ts";
import { ignoredMembers } from "../ignored-members.ts";
import { checkDirectory } from "./check-directory.ts";
import { planProblem } from "./plan-of.ts";
import { resultFiles } from "./result-files.ts";
import { isDirectoryForm, simulationItems } from "./simulation-items.ts";
import { type SurveyedFile, surveyArchive } from "./survey-file.ts";
import { toEpisode } from "./to-episode.ts";
import { toRuns } from "./to-runs.ts";

/** Results of tau2-bench's own runner: one file, or a head with one file a simulation. */
export const tau2Bench: ArchiveAdapter = {
  id: "tau2-bench",
  title: "tau2-bench results",
  recognises: async (archive) => (await resultFiles(archive)).length > 0,
  formatVersion,
  read,
};

async function formatVersion(archive: Archive): Promise<string | null> {
  const generations = new Set((await surveyArchive(archive)).map(({ generation }) => generation));
  return generations.size === 0 ? null : [...generations].toSorted().join(", ");
}

async function* read(archive: Archive, options?: AdapterOptions): AsyncGenerator<Reading> {
  const traces = options?.traces ?? true;
  const isSingleFile = archive.container === "file" || archive.container === "gzip";
  const files = await surveyArchive(archive);
  const read = files.flatMap(({ resultFile: { member, siblings } }) => [member, ...siblings]);
  for (const problem of ignoredMembers(archive, read, tau2Bench.title)) {
    yield { kind: "problem", problem };
  }
  for (const file of files) {
    yield* readFile(file, {
      memberPath: isSingleFile ? null : file.resultFile.member.path,
      traces,
    });
  }
}

interface FileOptions extends Pick<AdapterOptions, "traces"> {
  readonly memberPath: string | null;
}

async function* readFile(file: SurveyedFile, options: FileOptions): AsyncGenerator<Reading> {
  const { header, resultFile } = file;
  const planned = planProblem(header.tasks.size, header.info, resultFile.member.path);
  if (planned !== null) yield { kind: "problem", problem: planned };
  if (planned?.effect !== "refused") yield* readRuns(file, options);
}

async function* readRuns(file: SurveyedFile, options: FileOptions): AsyncGenerator<Reading> {
  const { resultFile, header, decided } = file;
  const { memberPath, traces } = options;
  const runs = toRuns(file, memberPath);
  for (const run of runs.runs) yield { kind: "run", run };
  const brokenHead = isDirectoryForm(resultFile, header) ? [header.brokenOff] : [];
  const found = [
    ...header.problems,
    ...brokenHead,
    decided.problem,
    ...checkDirectory(resultFile, header),
  ];
  for (const problem of found) if (problem !== null) yield { kind: "problem", problem };
  for await (const item of simulationItems(resultFile, header)) {
    if (item.kind === "problem") yield item;
    else yield* toEpisode(item.element, file, { refOf: runs.refOf, traces });
  }
}
