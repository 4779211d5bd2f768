import { z } from "zod";
import type { Problem } from "#lib/domain/problem.ts";
import type { Reading } from "../adapter.ts";
import type { JsonElement } from "../json/json-element.ts";
import { type RescoreContext, rescoredRow } from "./to-rescored.ts";

/** What must be readable for a line to keep its place in the counts. */
const Place = z.object({ task: z.string().min(1), trial: z.int().nonnegative().optional() });

/** A line with faults keeps its place when task and trial can be read; its number is not believed. */
export function unreadableLine(
  element: JsonElement,
  { ref, scoreSource }: RescoreContext,
  problem: Problem,
): readonly Reading[] {
  const place = Place.safeParse(element.value);
  if (!place.success) return [{ kind: "problem", problem }];
  const returned = element.lexeme("/value");
  const episode = rescoredRow(element, ref, place.data, {
    status: "invalid",
    reason: "parse_failed",
    value: null,
    archivedValue: returned,
    reportedStatus: null,
    scoreSource,
    evidence: [{ text: problem.message, source: element.source }],
    replay: {
      validity: "parse_failed",
      missingTools: [],
      drift: null,
      firstDivergence: null,
      firstFailingCall: null,
      returned,
    },
  });
  return [
    { kind: "problem", problem: { ...problem, effect: "score_lost" } },
    { kind: "rescored", episode },
  ];
}
