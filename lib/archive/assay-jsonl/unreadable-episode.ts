import { createHash } from "node:crypto";
import { z } from "zod";
import type { Problem } from "#lib/domain/problem.ts";
import type { Reading } from "../adapter.ts";
import type { JsonElement } from "../json/json-element.ts";

/** What must be readable for a line to keep its place in the counts. */
const Place = z.object({ task: z.string().min(1), trial: z.int().nonnegative().optional() });

/** A line with faults keeps its place when task and trial can be read; its score is not believed. */
export function unreadableEpisode(
  element: JsonElement,
  run: string,
  problem: Problem,
): readonly Reading[] {
  const place = Place.safeParse(element.value);
  if (!place.success) return [{ kind: "problem", problem }];
  const { source } = element;
  const { task, trial = 0 } = place.data;
  const episode = {
    run,
    task,
    trial,
    nativeId: null,
    source,
    execution: "unknown",
    terminationWord: null,
    startedAt: null,
    endedAt: null,
    score: {
      status: "invalid",
      reason: "parse_failed",
      value: null,
      archivedValue: element.lexeme("/score/value"),
      reportedStatus: null,
      scoreSource: "archived",
      evidence: [{ text: problem.message, source }],
    },
    costs: [],
    contentDigest: createHash("sha256").update(element.bytes).digest("hex"),
    events: [],
  } as const;
  return [
    { kind: "problem", problem: { ...problem, effect: "score_lost" } },
    { kind: "episode", episode },
  ];
}
