import type { Problem } from "#lib/domain/problem.ts";
import { scoringContent } from "#lib/identity/scoring-content.ts";
import type { ArchiveMember } from "../archive.ts";
import type { JsonElement } from "../json/json-element.ts";
import { scanJson } from "../json/scan-json.ts";
import { readMessages } from "./read-messages.ts";
import { ReferenceAction, type TauBenchRow } from "./schema.ts";
import { toRow } from "./to-row.ts";

export interface SurveyedTask {
  /** Null when no row of the task carries a reference, or when its rows carry different ones. */
  readonly scoringHash: string | null;
  /** What was hashed; absent where it is unknown or too large to be kept. */
  readonly scoring?: string;
  readonly referenceTools: readonly string[] | null;
}

/** What a whole file says about its run: read in a pass of its own, because a run comes before its episodes. */
export interface Survey {
  readonly rows: number;
  readonly tasks: ReadonlyMap<string, SurveyedTask>;
  readonly userMessages: number;
  /** Which of the scorer's two result variants occur: `r_actions`, `r_outputs`. */
  readonly basis: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

const unknownTask: SurveyedTask = { scoringHash: null, referenceTools: null };

/** Reads every row once and keeps a few words of each. */
export async function surveyRows(member: ArchiveMember): Promise<Survey> {
  const surveyor = new Surveyor();
  for await (const item of scanJson(member, { split: [""] })) {
    // Problems are reported by the pass that reads the episodes.
    if (item.kind === "element" && item.element.pointer !== "") surveyor.take(item.element);
  }
  return surveyor;
}

class Surveyor implements Survey {
  rows = 0;
  userMessages = 0;
  readonly tasks = new Map<string, SurveyedTask>();
  readonly basis = new Set<string>();
  readonly problems: Problem[] = [];
  private readonly torn = new Set<string>();

  take(element: JsonElement): void {
    const reading = toRow(element);
    if (reading.kind === "unreadable") return;
    this.rows += 1;
    const { task, row } = reading;
    this.takeTask(task, row === null ? unknownTask : surveyTask(row), element.source);
    if (row === null) return;
    this.userMessages += readMessages(row.traj).filter(({ role }) => role === "user").length;
    for (const variant of variantsOf(row)) this.basis.add(variant);
  }

  private takeTask(task: string, met: SurveyedTask, source: string): void {
    if (this.torn.has(task)) return;
    const seen = this.tasks.get(task);
    if (differ(seen, met)) {
      this.torn.add(task);
      this.problems.push(differingReferences(task, source));
      this.tasks.set(task, unknownTask);
    } else {
      this.tasks.set(task, known(seen, met));
    }
  }
}

function surveyTask({ info }: TauBenchRow): SurveyedTask {
  if (info.task === null || info.task === undefined) return unknownTask;
  const referenceTools = info.task.actions.flatMap((action) => {
    const parsed = ReferenceAction.safeParse(action);
    return parsed.success ? [parsed.data.name] : [];
  });
  const { actions, outputs } = info.task;
  return { ...scoringContent({ actions, outputs }), referenceTools };
}

function known(seen: SurveyedTask | undefined, met: SurveyedTask): SurveyedTask {
  return seen === undefined || seen.scoringHash === null ? met : seen;
}

function differ(seen: SurveyedTask | undefined, met: SurveyedTask): boolean {
  if (seen === undefined || seen.scoringHash === null || met.scoringHash === null) return false;
  return seen.scoringHash !== met.scoringHash;
}

function variantsOf({ info }: TauBenchRow): string[] {
  const result = info.reward_info?.info;
  const variants: string[] = [];
  if (typeof result?.r_actions === "number") variants.push("r_actions");
  if (typeof result?.r_outputs === "number") variants.push("r_outputs");
  return variants;
}

function differingReferences(task: string, source: string): Problem {
  const message = `Task ${task} carries another reference here than in an earlier row: its rows were not scored by one rule.`;
  return { code: "contradiction", effect: "note", source, message };
}
