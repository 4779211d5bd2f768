import type { Reading } from "../adapter.ts";
import type { ArchiveMember } from "../archive.ts";
import { pointerStep } from "../json/pointer.ts";
import { shapeProblem } from "../json/shape-problem.ts";
import { type Fields, readFields } from "./read-fields.ts";
import { DomainResults, Submission } from "./schema.ts";
import { toFigures } from "./to-figures.ts";
import { type SubmissionContext, toRun } from "./to-run.ts";

/** One submission as readings: a run and its figures for each domain that holds results. */
export async function* readSubmission(
  member: ArchiveMember,
  context: SubmissionContext,
): AsyncGenerator<Reading> {
  const fields = await readFields(member);
  for (const problem of fields.problems) yield { kind: "problem", problem };
  if (fields.problems.some(({ effect }) => effect === "refused")) return;
  const submission = Submission.safeParse(fields.values);
  if (!submission.success) {
    // A field that could not be read is told already, and is no field that is absent.
    if (fields.problems.length > 0) return;
    yield { kind: "problem", problem: shapeProblem(submission.error, member.path) };
    return;
  }
  for (const taskSet of Object.keys(submission.data.results)) {
    yield* readDomain(submission.data, taskSet, fields, context);
  }
}

function* readDomain(
  submission: Submission,
  taskSet: string,
  fields: Fields,
  context: SubmissionContext,
): Generator<Reading> {
  const value = submission.results[taskSet];
  if (value === null) return;
  const pointer = pointerStep("", taskSet);
  const source = `${context.sourcePath}#/results${pointer}`;
  const domain = DomainResults.safeParse(value);
  if (!domain.success) {
    yield { kind: "problem", problem: shapeProblem(domain.error, source) };
    return;
  }
  const run = toRun(submission, taskSet, domain.data, { ...context, source });
  const results = fields.elements.get("results");
  yield { kind: "run", run };
  yield* toFigures(domain.data, run.ref, source, (key) => {
    return results?.lexeme(pointerStep(pointer, key)) ?? null;
  });
}
