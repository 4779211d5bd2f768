import type { Limits } from "../limits.ts";
import type { JsonItem } from "./json-element.ts";
import type { JsonSpan } from "./json-span.ts";

/** Which values of a document become elements. */
export interface SplitPlan {
  /** Where the document stands: a member's path, `#`, and the pointer of the document inside the member. */
  readonly place: string;
  readonly split: readonly string[];
  readonly want: (pointer: string) => boolean;
  /** Told of each value that is not wanted, once it has been passed over whole. */
  readonly onPassed: (span: JsonSpan) => void;
  readonly limits: Limits;
}

/** What one step came to: an item, a call for more bytes, or the end of the document. */
export type SplitStep = JsonItem | "more" | "end";
