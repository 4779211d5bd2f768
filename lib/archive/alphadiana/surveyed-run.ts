import type { Expectation } from "./report/expectation.ts";
import type { RunReport } from "./report/run-report.ts";
import type { RunFiles } from "./run-files.ts";
import type { Manifest } from "./schema.ts";
import type { SpreadFact, Survey } from "./survey-rows.ts";

/** A run after its first pass. */
export interface SurveyedRun {
  readonly files: RunFiles;
  readonly manifest: Manifest | null;
  readonly survey: Survey;
  readonly expected: Expectation;
  readonly report: RunReport;
}

/** What the rows state, else the manifest; null when neither does. Rows that disagree give the first one stated. */
export function statedFact({ survey, manifest }: SurveyedRun, fact: SpreadFact): string | null {
  const [first] = survey.facts.get(fact)?.keys() ?? [];
  return first ?? manifest?.[fact] ?? null;
}

/** The one value that all rows state, else the manifest's; null when rows disagree or nobody says. */
export function agreedFact(run: SurveyedRun, fact: SpreadFact): string | null {
  const values = run.survey.facts.get(fact);
  return values !== undefined && values.size > 1 ? null : statedFact(run, fact);
}

/** The one model that rows name; null when they name none or several. */
export function agreedModel({ survey }: SurveyedRun): string | null {
  const values = [...(survey.facts.get("model")?.keys() ?? [])];
  return values.length === 1 ? (values[0] ?? null) : null;
}
