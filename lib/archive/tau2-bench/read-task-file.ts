import { z } from "zod";
import type { TaskRecord } from "#lib/domain/record.ts";
import { Task } from "./schema.ts";
import { toTaskFacts } from "./to-task-facts.ts";

const TaskFile = z.array(Task).min(1);

/** A task of a task set's own file: its criteria are always there. */
export type FiledTask = TaskRecord & { readonly scoringHash: string };

export type ReadTaskFile =
  | { readonly kind: "read"; readonly tasks: readonly FiledTask[] }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * Reads a task set's own file as tau2-bench keeps it (`tasks.json`: a list of tasks). The same fields are hashed as
 * of the tasks in a results file, so that runs find their version by its content.
 */
export function readTaskFile(text: string): ReadTaskFile {
  const file = TaskFile.safeParse(parsed(text));
  if (!file.success) {
    return { kind: "refused", reason: `not a list of tau2-bench tasks: ${problemOf(file.error)}` };
  }
  const tasks = file.data.map(toTaskFacts).map(({ task, scoringHash, scoring, emptyReference }) => {
    const content = scoring === undefined ? {} : { scoring };
    return { task, scoringHash, emptyReference, requiresWrite: null, ...content };
  });
  const twin = tasks.find(({ task }, at) => tasks.findIndex((one) => one.task === task) !== at);
  return twin === undefined
    ? { kind: "read", tasks }
    : { kind: "refused", reason: `it names task ${twin.task} twice` };
}

function problemOf({ issues: [issue] }: z.ZodError): string {
  if (issue === undefined) return "unreadable";
  return issue.path.length === 0 ? issue.message : `${issue.path.join(".")}: ${issue.message}`;
}

/** Undefined for a text that is no JSON: no shape takes it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
