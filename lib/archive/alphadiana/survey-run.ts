import { expectationOf } from "./report/expectation.ts";
import { reportRun } from "./report/report-run.ts";
import type { RunFiles } from "./run-files.ts";
import type { Manifest } from "./schema.ts";
import { surveyRows } from "./survey-rows.ts";
import type { SurveyedRun } from "./surveyed-run.ts";

/** Goes through a run's records once: what they say together, and AlphaDiana's own report of them. */
export async function surveyRun(files: RunFiles, manifest: Manifest | null): Promise<SurveyedRun> {
  const survey = await surveyRows(files.records);
  const rows = [...survey.held.values()].map(({ loaded }) => loaded);
  const expected = expectationOf(manifest, rows, survey.statedSamples);
  const isDecodingTrust = (["benchmark_name", "scorer_name"] as const).some((fact) => {
    const [first] = survey.facts.get(fact)?.keys() ?? [];
    return first === "decodingtrust";
  });
  const report = reportRun({ rows, expected, manifest, isDecodingTrust });
  return { files, manifest, survey, expected, report };
}
