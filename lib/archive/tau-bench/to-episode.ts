import { createHash } from "node:crypto";
import type { Problem } from "#lib/domain/problem.ts";
import type { EpisodeRecord } from "#lib/domain/record.ts";
import { trajectoryDigest } from "#lib/identity/trajectory-digest.ts";
import type { Reading } from "../adapter.ts";
import type { JsonElement } from "../json/json-element.ts";
import { readMessages } from "./read-messages.ts";
import { toCosts } from "./to-costs.ts";
import { toEvents } from "./to-events.ts";
import { toRow } from "./to-row.ts";
import { toScore } from "./to-score.ts";
import { toTrajectory } from "./to-trajectory.ts";

/** The readings of one element: an episode, a problem, or both when the row is kept but its score is not believed. */
export function toEpisode(element: JsonElement, run: string): Reading[] {
  const { source } = element;
  const reading = toRow(element);
  if (reading.kind === "unreadable") {
    const message = `This row names no task and trial (${reading.cause}): it cannot be counted.`;
    return [problem({ code: "malformed_row", effect: "row_lost", source, message })];
  }
  const { task, trial, row, cause } = reading;
  const identity = { run, task, trial, nativeId: null, source, startedAt: null, endedAt: null };
  const contentDigest = createHash("sha256").update(element.bytes).digest("hex");
  if (row === null) {
    const message = `Task ${task}, trial ${trial} cannot be understood (${cause}): the row is kept, its score is not believed.`;
    return [
      problem({ code: "malformed_row", effect: "score_lost", source, message }),
      { kind: "episode", episode: { ...identity, contentDigest, ...unreadable(element, message) } },
    ];
  }
  const messages = readMessages(row.traj);
  const { problem: found, ...scored } = toScore(row, messages, element);
  const costs = toCosts(row, messages);
  const digest = trajectoryDigest(toTrajectory(messages));
  const told = { ...scored, costs, trajectoryDigest: digest, events: toEvents(row, messages) };
  const episode = { ...identity, contentDigest, ...told };
  return [...(found === null ? [] : [problem(found)]), { kind: "episode", episode }];
}

function unreadable(
  element: JsonElement,
  text: string,
): Pick<EpisodeRecord, "execution" | "terminationWord" | "score" | "costs" | "events"> {
  return {
    execution: "unknown",
    terminationWord: null,
    score: {
      status: "invalid",
      reason: "parse_failed",
      value: null,
      archivedValue: element.lexeme("/reward"),
      reportedStatus: null,
      scoreSource: "archived",
      evidence: [{ text, source: element.source }],
    },
    costs: [],
    events: [],
  };
}

function problem(found: Problem): Reading {
  return { kind: "problem", problem: found };
}
