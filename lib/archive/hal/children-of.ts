import type { ArchiveMember } from "../archive.ts";
import type { JsonItem } from "../json/json-element.ts";
import type { JsonSpan } from "../json/json-span.ts";
import { scanJson } from "../json/scan-json.ts";

interface ChildOptions {
  /** Which children are read, by their pointer from the value; all, unless told. */
  readonly want?: (pointer: string) => boolean;
  readonly onPassed?: (span: JsonSpan) => void;
}

/** The members of an object or the elements of a list inside a member, one at a time. */
export function childrenOf(
  member: ArchiveMember,
  within: JsonSpan,
  options: ChildOptions = {},
): AsyncIterable<JsonItem> {
  return scanJson(member, { split: [""], within, ...options });
}
