import type { JsonElement } from "../../json/json-element.ts";
import type { HalRun } from "../hal-run.ts";
import type { BenchmarkReading } from "./benchmark-reading.ts";
import type { Verdict } from "./episode-of.ts";
import { reportedOnly } from "./figures-only.ts";
import { listedReading } from "./listed-reading.ts";
import { readEntries } from "./read-entries.ts";
import { isInspectLog, sectionsOf } from "./sections-of.ts";

/**
 * A benchmark whose results are an object by task.
 *
 * @param key the section of the results that is that object; null when the results themselves are
 */
export async function readByTask(
  run: HalRun,
  key: string | null,
  verdictOf: (entry: JsonElement, task: string) => Verdict | null,
): Promise<BenchmarkReading> {
  const source = `${run.ref}#/raw_eval_results`;
  const { results } = run.document;
  const sections = await sectionsOf(run);
  if (isInspectLog(sections)) return reportedOnly(source, "The results are a log of Inspect");
  const section = key === null ? results : (sections.get(key) ?? null);
  if (section === null || sections.size === 0) {
    const what = key === null ? "results by task" : `results under ${key}`;
    return reportedOnly(results === null ? run.ref : source, `The archive holds no ${what}`);
  }
  return listedReading(await readEntries(run, section, verdictOf));
}
