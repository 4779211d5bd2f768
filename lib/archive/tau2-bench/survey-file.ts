import type { Archive } from "../archive.ts";
import { type DecidedMode, decideMode } from "./decide-mode.ts";
import { formatGeneration } from "./format-generation.ts";
import { gatherModeEvidence } from "./mode-evidence.ts";
import { type Header, readHeader } from "./read-header.ts";
import { type ResultFile, resultFiles } from "./result-files.ts";
import { simulationItems } from "./simulation-items.ts";

/** What must be known of a results file before its first simulation is read. */
export interface SurveyedFile {
  readonly resultFile: ResultFile;
  readonly header: Header;
  readonly decided: DecidedMode;
  readonly generation: string;
}

const surveys = new WeakMap<Archive, Promise<readonly SurveyedFile[]>>();

/** Surveys every results file of an archive, once per opened archive. */
export function surveyArchive(archive: Archive): Promise<readonly SurveyedFile[]> {
  const known = surveys.get(archive);
  if (known !== undefined) return known;
  const survey = surveyAll(archive);
  surveys.set(archive, survey);
  return survey;
}

async function surveyAll(archive: Archive): Promise<readonly SurveyedFile[]> {
  const files: SurveyedFile[] = [];
  for (const resultFile of await resultFiles(archive)) files.push(await surveyFile(resultFile));
  return files;
}

async function surveyFile(resultFile: ResultFile): Promise<SurveyedFile> {
  const header = await readHeader(resultFile.member);
  const evidence = await gatherModeEvidence(simulationItems(resultFile, header), userTools(header));
  const names = {
    agent: header.info?.agent_info?.implementation ?? null,
    user: header.info?.user_info?.implementation ?? null,
    file: resultFile.member.path,
  };
  const decided = decideMode(evidence, names, `${resultFile.member.path}#/info`);
  return { resultFile, header, decided, generation: formatGeneration(header, evidence.keys) };
}

function userTools({ tasks }: Header): Set<string> {
  const calls = [...tasks.values()].flatMap(({ reference }) => reference);
  return new Set(calls.filter(({ requestor }) => requestor === "user").map(({ name }) => name));
}
