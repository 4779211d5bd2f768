import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveMember } from "../archive.ts";
import type { JsonElement } from "../json/json-element.ts";
import { scanJson } from "../json/scan-json.ts";
import { isFields } from "./status/fields-of.ts";
import { pairKey, resultOf, type Survey } from "./survey-rows.ts";

/**
 * Compares the run's task lists, copies of its records by task, with the records themselves. The records stand; a copy
 * that differs, that is damaged or that has no record is told.
 */
export async function* checkTaskLists(
  members: readonly ArchiveMember[],
  survey: Survey,
): AsyncGenerator<Problem> {
  for (const member of members) {
    for await (const item of scanJson(member, { split: [""] })) {
      if (item.kind === "problem") yield asNote(item.problem);
      else yield* checkCopy(item.element, survey);
    }
  }
}

function asNote({ source, message }: Problem): Problem {
  const told = `A task list, a copy of records, could not be compared with them: ${message}`;
  return { code: "index_disagrees", effect: "note", source, message: told };
}

function checkCopy({ pointer, value, source }: JsonElement, { held }: Survey): readonly Problem[] {
  // A list has one entry a sample; an object at the top is an older version's and is left alone.
  if (!/^\/\d+$/.test(pointer) || !isFields(value)) return [];
  const { task_id: task, sample_index: sample = 0 } = value;
  if (typeof task !== "string" || typeof sample !== "number") return [];
  const record = held.get(pairKey({ task, sample }));
  if (record?.result === resultOf(value)) return [];
  const message =
    record === undefined
      ? "The task list has a sample of which there is no record: it is not counted."
      : `The task list has another result than the last record (${record.source}): the record stands.`;
  return [{ code: "index_disagrees", effect: "note", source, message }];
}
