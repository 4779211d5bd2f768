import type { Limits } from "../limits.ts";
import type { JsonItem } from "./json-element.ts";

/** Which values of a document become elements. */
export interface SplitPlan {
  readonly path: string;
  readonly split: readonly string[];
  readonly want: (pointer: string) => boolean;
  readonly limits: Limits;
}

/** What one step came to: an item, a call for more bytes, or the end of the document. */
export type SplitStep = JsonItem | "more" | "end";
