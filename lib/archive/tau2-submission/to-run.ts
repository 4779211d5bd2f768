import { binaryScale } from "#lib/domain/numbers/scale.ts";
import type { DateRecord, RunRecord } from "#lib/domain/record.ts";
import type { DomainResults, Submission } from "./schema.ts";
import { toNotes } from "./to-notes.ts";
import { toParts } from "./to-parts.ts";
import { toSettings } from "./to-settings.ts";

/** What the archive around a submission says of it. */
export interface SubmissionContext {
  /** The submission's id on the board; null for a lone file. */
  readonly folder: string | null;
  readonly memberPath: string | null;
  /** The member's path for source pointers, a lone file's too. */
  readonly sourcePath: string;
  /** Which list of the manifest names the folder; null when none does or there is no manifest. */
  readonly manifestList: string | null;
  readonly unlistedReason: string | null;
}

/** One submission on one domain: a run whose figures are reported, with no episodes behind them. */
export function toRun(
  submission: Submission,
  taskSet: string,
  domain: DomainResults,
  context: SubmissionContext & { readonly source: string },
): RunRecord {
  const parts = toParts(submission);
  const unknown = parts.flatMap(({ name, value }) => (value === null ? [name] : []));
  const model = stated(submission.model_name);
  return {
    ref: `${context.folder ?? context.sourcePath}/${taskSet}`,
    nativeId: context.folder,
    memberPath: context.memberPath,
    source: context.source,
    benchmark: "tau2-bench",
    taskSet: { name: taskSet, version: null, hash: null, tasks: null },
    tasks: [],
    system: {
      model,
      modelOrganization: stated(submission.model_organization),
      agent: null,
      agentVersion: null,
      reasoningEffort: stated(submission.reasoning_effort),
      submittingOrganization: stated(submission.submitting_organization),
      settings: toSettings(submission, domain),
    },
    parts,
    scale: binaryScale,
    plan: { source: null },
    dates: toDates(submission),
    listed: context.unlistedReason === null,
    unlistedReason: context.unlistedReason,
    asks: [...(model === null ? ["model"] : []), "agent", ...unknown],
    notes: [...manifestNote(context.manifestList), ...toNotes(submission, taskSet)],
    provenance: [],
    statedUsage: [],
    visibility: "public",
  };
}

function toDates({ methodology, submission_date }: Submission): readonly DateRecord[] {
  const run = stated(methodology?.evaluation_date);
  const submitted = stated(submission_date);
  return [
    ...(run === null ? [] : [{ of: "run", text: run } as const]),
    ...(submitted === null ? [] : [{ of: "submission", text: submitted } as const]),
  ];
}

function manifestNote(list: string | null): RunRecord["notes"] {
  return list === null ? [] : [{ name: "manifest_list", value: list }];
}

function stated(text: string | null | undefined): string | null {
  return text === undefined || text === "" ? null : text;
}
