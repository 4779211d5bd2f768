import type { Problem } from "#lib/domain/problem.ts";
import type { JsonElement } from "../json/json-element.ts";
import type { Fields, PythonRecord } from "./status/python-record.ts";

/** One line of a run: an attempt at one sample of one task. */
export interface Row {
  readonly task: string;
  readonly sample: number;
  readonly element: JsonElement;
  /** As the line has it. */
  readonly raw: Fields;
  /** As AlphaDiana holds it after loading: an old timeout is a scored 0 there. */
  readonly loaded: PythonRecord;
  /** What AlphaDiana's rules make of it; the stored word counts for nothing by itself. */
  readonly status: string;
  /** The stored word; null when the line has none. */
  readonly stated: string | null;
  /** sha256 of the line. */
  readonly digest: string;
  /** Whether AlphaDiana's own code breaks off on this line. */
  readonly breaksLoading: boolean;
}

export type RowReading =
  | { readonly kind: "row"; readonly row: Row }
  | { readonly kind: "unreadable"; readonly problem: Problem };
