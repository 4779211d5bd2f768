import type { Problem } from "#lib/domain/problem.ts";
import { figuresFault } from "./figures-fault.ts";
import { spreadFacts } from "./survey-rows.ts";
import { agreedFact, type SurveyedRun } from "./surveyed-run.ts";
import { planNotes } from "./to-plan.ts";

/** What is odd about a run as a whole: AlphaDiana's strict check, facts on which rows disagree, figures it cannot have. */
export function runProblems(run: SurveyedRun): readonly Problem[] {
  const { files, manifest, expected } = run;
  const manifestPath = files.manifest?.path ?? files.records.path;
  return [
    ...planNotes(manifest, expected, manifestPath),
    ...disagreements(run),
    ...brokenReport(run),
    ...strictIssues(run),
  ];
}

function disagreements(run: SurveyedRun): readonly Problem[] {
  const { survey, files, manifest } = run;
  const source = files.records.path;
  return spreadFacts.flatMap((fact): Problem[] => {
    const values = [...(survey.facts.get(fact) ?? [])];
    const listed = values.map(([value, rows]) => `${value} (${rows} rows)`).join(", ");
    const planned = manifest?.[fact] ?? null;
    if (values.length > 1) {
      const more =
        fact === "scorer_name"
          ? " They were not measured with one ruler: the scorer stays unknown."
          : "";
      const message = `The rows disagree on ${fact}: ${listed}.${more}`;
      return [{ code: "contradiction", effect: "note", source, message }];
    }
    const found = agreedFact(run, fact);
    if (planned === null || found === planned) return [];
    const message = `${fact} is ${planned} in the manifest, but the rows state ${listed}; the rows stand.`;
    return [{ code: "index_disagrees", effect: "note", source, message }];
  });
}

function brokenReport(run: SurveyedRun): readonly Problem[] {
  const fault = figuresFault(run);
  if (fault === null) return [];
  const message = `AlphaDiana's own figures are left open: ${fault.message}`;
  return [{ code: "recount_disagrees", effect: "note", source: fault.source, message }];
}

/** AlphaDiana's strict check, in its order and its words; rows of an unknown status and unplanned ones are not in it. */
function strictIssues({ report, files }: SurveyedRun): readonly Problem[] {
  const counts = [
    ["missing_samples", report.missingSamples],
    ["invalid_scored", report.invalidScored],
    ["error_records", report.errorRecords],
  ] as const;
  return counts.flatMap(([word, count]) =>
    count === 0
      ? []
      : [
          {
            code: "strict_report",
            effect: "note",
            source: files.records.path,
            message: `AlphaDiana's strict report fails: ${word}=${count}.`,
          } as const,
        ],
  );
}
