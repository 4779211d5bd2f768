import type { JsonElement } from "../json/json-element.ts";
import { TauBenchKey, TauBenchRow } from "./schema.ts";

export type RowReading =
  | { readonly kind: "unreadable"; readonly cause: string }
  /** `row` is null when the episode can be named but not understood; `cause` says why. */
  | {
      readonly kind: "row";
      readonly task: string;
      readonly trial: number;
      readonly row: TauBenchRow | null;
      readonly cause: string;
    };

/** Reads one element of the file as a row, as far as it can be read. */
export function toRow({ value }: JsonElement): RowReading {
  const key = TauBenchKey.safeParse(value);
  if (!key.success) return { kind: "unreadable", cause: firstIssue(key.error.issues) };
  const { task_id: taskId, trial } = key.data;
  const row = TauBenchRow.safeParse(value);
  return {
    kind: "row",
    task: String(taskId),
    // A file of a single trial may leave the number out.
    trial: trial === null || trial === undefined ? 0 : trial,
    row: row.success ? row.data : null,
    cause: row.success ? "" : firstIssue(row.error.issues),
  };
}

function firstIssue(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): string {
  const [first] = issues;
  if (first === undefined) return "it has an unknown shape";
  const path = first.path.map(String).join(".");
  return path === "" ? first.message : `${path}: ${first.message}`;
}
