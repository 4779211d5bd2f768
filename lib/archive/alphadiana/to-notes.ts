import type { RunRecord } from "#lib/domain/record.ts";
import { figureNotes } from "./figure-notes.ts";
import { reviewChecklist } from "./review-checklist.ts";
import { scorerNotes } from "./scorer-notes.ts";
import { type SurveyedRun, statedFact } from "./surveyed-run.ts";
import { listsTasks } from "./to-plan.ts";

type Note = RunRecord["notes"][number];

/** What a reader of the run must know beside its figures: the scorer's silence, the bill's gaps, what was not read, what to review. */
export function toNotes(run: SurveyedRun): readonly Note[] {
  const { survey } = run;
  const scorers = [...(survey.facts.get("scorer_name")?.keys() ?? [])];
  return [
    ...planNote(run),
    ...scorerNotes(scorers).map((value) => ({ name: "scorer", value })),
    ...methodNotes(survey.marks),
    ...timeoutNotes(survey.marks),
    ...billNotes(survey.marks),
    ...figureNotes(run),
    ...referredNotes(run),
    ...reviewChecklist.map((value) => ({ name: "review", value })),
  ];
}

function planNote({ manifest, expected }: SurveyedRun): Note[] {
  if (listsTasks(manifest)) return [];
  const value = `No manifest lists the tasks: the plan is the tasks and samples found, so a sample that was never written is not missed. The rows speak of ${expected.samplesPerTask} samples a task.`;
  return [{ name: "plan", value }];
}

/** The scorer's mode differs from row to row where its library fell back. */
function methodNotes(marks: ReadonlyMap<string, number>): Note[] {
  return [...marks].flatMap(([mark, rows]) =>
    mark.startsWith("method: ")
      ? [{ name: "scorer method", value: `${mark.slice("method: ".length)} in ${rows} rows` }]
      : [],
  );
}

function timeoutNotes(marks: ReadonlyMap<string, number>): Note[] {
  const old = marks.get("legacy timeout");
  const native = marks.get("native timeout");
  return [
    ...(old === undefined
      ? []
      : [
          {
            name: "timeouts",
            value: `${old} rows of an older version are errors whose text tells of a timeout: AlphaDiana counts them as scored 0 (legacy_timeout_scored_zero).`,
          },
        ]),
    ...(native === undefined
      ? []
      : [{ name: "timeouts", value: `${native} rows were written as timeouts scored 0.` }]),
  ];
}

function billNotes(marks: ReadonlyMap<string, number>): Note[] {
  const apart = marks.get("retries billed apart");
  const retried = marks.get("harness retries");
  return [
    {
      name: "cost",
      value:
        "AlphaDiana records no cost. Tokens are the sum of an attempt's calls; how many calls there were is not recorded. Attempts that a later row replaced are billed here too, AlphaDiana's total_tokens leaves them out.",
    },
    ...(apart === undefined && retried === undefined
      ? []
      : [
          {
            name: "cost",
            value: `Retries inside the harness: token_usage_total in ${apart ?? "no"} rows, retry_count in ${retried ?? "no"} rows. token_usage covers the last try alone, so the bill is incomplete.`,
          },
        ]),
  ];
}

function referredNotes(run: SurveyedRun): Note[] {
  const held = [...run.files.referred].filter(([, members]) => members.length > 0);
  const isDirect = statedFact(run, "agent_name") === "direct_llm";
  return held.map(([folder, members]) => {
    const use = folder === "tasks" ? "compared with the records" : "not read";
    const files = members.length === 1 ? "1 file" : `${members.length} files`;
    const kept = `${files} kept in the archive by reference, ${use}.`;
    const caveat =
      folder === "logprobs_int16" && isDirect
        ? " Unverified: direct_llm may have quantised these log-probabilities twice."
        : "";
    return { name: folder, value: `${kept}${caveat}` };
  });
}
