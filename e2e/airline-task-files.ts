import { readFileSync } from "node:fs";

interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface Changes {
  readonly tasks: readonly { readonly task_id: string; readonly changed: readonly Change[] }[];
}

/** Two task files of 50 tasks, made from the list of what changed between them: unchanged tasks are alike on both sides. */
export function airlineTaskFiles(path: string): {
  readonly before: string;
  readonly after: string;
} {
  const { tasks }: Changes = JSON.parse(readFileSync(path, "utf8"));
  const side = (name: "before" | "after") =>
    tasks.map(({ task_id: id, changed }) => ({
      id,
      evaluation_criteria: {
        actions: [],
        ...Object.fromEntries(changed.map((change) => [change.field, change[name]])),
      },
    }));
  return { before: JSON.stringify(side("before")), after: JSON.stringify(side("after")) };
}
