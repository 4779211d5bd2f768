import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveMember } from "../archive.ts";
import type { JsonElement } from "../json/json-element.ts";
import { pointerTokens } from "../json/pointer.ts";
import { scanJson } from "../json/scan-json.ts";

/** A small document read whole: the values of its top-level keys, and what was wrong with it. */
export interface Fields {
  readonly values: Readonly<Record<string, unknown>>;
  readonly elements: ReadonlyMap<string, JsonElement>;
  readonly problems: readonly Problem[];
}

/** Reads the top-level object of a member. Without one, the values are empty and a problem says why. */
export async function readFields(member: ArchiveMember): Promise<Fields> {
  const elements = new Map<string, JsonElement>();
  const problems: Problem[] = [];
  for await (const item of scanJson(member, { split: [] })) {
    if (item.kind === "problem") {
      problems.push(item.problem);
      continue;
    }
    const [key] = pointerTokens(item.element.pointer);
    if (key === undefined) problems.push(notAnObject(member.path));
    else elements.set(key, item.element);
  }
  const values = Object.fromEntries([...elements].map(([key, { value }]) => [key, value]));
  return { values, elements, problems };
}

function notAnObject(source: string): Problem {
  const message = "A JSON object was expected at the top of this file.";
  return { code: "malformed_row", effect: "row_lost", source, message };
}
