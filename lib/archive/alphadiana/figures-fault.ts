import type { Survey } from "./survey-rows.ts";
import type { SurveyedRun } from "./surveyed-run.ts";

/**
 * Why AlphaDiana itself has no figures of this run, or why they cannot be known from what could be read; null when they
 * can. Its loading and its sums break off on rows that we can still show one by one.
 */
export function figuresFault({ survey, report, files }: SurveyedRun): Survey["breaksAt"] {
  if (survey.breaksAt !== null) return survey.breaksAt;
  const source = files.records.path;
  if (report.scoreSum === null) {
    const message =
      "AlphaDiana's report breaks off: a record that it counts as scored has a score that is no number.";
    return { source, message };
  }
  if (report.tokens === null) {
    const message =
      "AlphaDiana's report breaks off: token_usage of a record is no object of numbers.";
    return { source, message };
  }
  return null;
}
