import { spanBytes } from "../json/span-bytes.ts";
import type { HalDocument } from "./document.ts";
import { kindOfSpan } from "./kind-of-span.ts";

/**
 * The shapes of `raw_logging_results`: a list of spans (until 2026-04-08), an object by task (from 2026-04-09), a text
 * that points into Inspect's log, an empty list or object, or nothing.
 */
export type LogShape = "list of spans" | "log by task" | "text" | "empty log" | "no log";

const emptyBytes = 64;

export async function logShapeOf({ member, log }: HalDocument): Promise<LogShape> {
  if (log === null) return "no log";
  const kind = await kindOfSpan(member, log);
  if (kind === "text") return "text";
  if (kind === "other") return "no log";
  if (log.end - log.start <= emptyBytes) {
    const pieces: Uint8Array[] = [];
    for await (const piece of spanBytes(member.open(), log)) pieces.push(piece);
    if (/^.\s*.$/s.test(Buffer.concat(pieces).toString())) return "empty log";
  }
  return kind === "list" ? "list of spans" : "log by task";
}

/** What a shape means for what can be told of a run; null where it holds all there is. */
export function logRemark(shape: LogShape): string | null {
  switch (shape) {
    case "list of spans":
      return null;
    case "log by task":
      return "The log has no ids, parents or models of its calls: a call that was written twice cannot be found, and whose it was is not said.";
    case "text":
      return "The log is a text that points into the log of Inspect: no call of a model is read.";
    case "empty log":
    case "no log":
      return "The archive holds no log of model calls: its cost cannot be checked.";
  }
}
