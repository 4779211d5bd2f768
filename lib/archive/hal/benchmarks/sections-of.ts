import type { JsonSpan } from "../../json/json-span.ts";
import { childrenOf } from "../children-of.ts";
import type { HalRun } from "../hal-run.ts";
import { kindOfSpan } from "../kind-of-span.ts";

export type Sections = ReadonlyMap<string, JsonSpan>;

/** Where the members of `raw_eval_results` lie, by key; none where it is no object. */
export async function sectionsOf({ document }: HalRun): Promise<Sections> {
  const sections = new Map<string, JsonSpan>();
  const { member, results } = document;
  if (results === null || (await kindOfSpan(member, results)) !== "object") return sections;
  const onPassed = (span: JsonSpan) => {
    sections.set(span.pointer.slice(1), { ...span, pointer: `${results.pointer}${span.pointer}` });
  };
  for await (const item of childrenOf(member, results, { want: () => false, onPassed })) {
    if (item.kind === "problem") return new Map();
  }
  return sections;
}

/** Whether the results are a whole log of Inspect instead of the benchmark's own. */
export function isInspectLog(sections: Sections): boolean {
  return sections.has("eval") && sections.has("samples");
}
