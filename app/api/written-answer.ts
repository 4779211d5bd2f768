import type { WrittenCorrection } from "#lib/ingest/write-correction.ts";
import { privateJson } from "./private-json.ts";
import { problemJson } from "./problem-json.ts";

/** What became of a correction: 201 with it, or why it was not written and what to do. */
export function writtenAnswer(written: WrittenCorrection): Response {
  switch (written.kind) {
    case "written":
      return privateJson({ correction: written.correction }, 201);
    case "stale":
      return problemJson(
        412,
        "Somebody else wrote meanwhile",
        "Corrections were added since you looked: read them, then send yours again.",
        { corrections: written.corrections },
      );
    case "superseded":
      return problemJson(
        409,
        "Superseded already",
        `The correction ${written.by} has taken its place: supersede that one.`,
        { by: written.by },
      );
    case "withdrawn":
      return problemJson(409, "Withdrawn already", "This run was withdrawn before.");
    case "no_such_correction":
      return problemJson(
        422,
        "No such correction",
        `No correction ${written.id} speaks of the same run, task, board or edition.`,
      );
  }
}
