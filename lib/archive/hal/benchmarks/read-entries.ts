import type { Problem } from "#lib/domain/problem.ts";
import type { JsonElement } from "../../json/json-element.ts";
import type { JsonSpan } from "../../json/json-span.ts";
import { pointerTokens } from "../../json/pointer.ts";
import { childrenOf } from "../children-of.ts";
import type { HalRun } from "../hal-run.ts";
import type { HalEpisode } from "./benchmark-reading.ts";
import { type EpisodePlace, episodeOf, type Verdict } from "./episode-of.ts";

interface Entries {
  readonly episodes: readonly HalEpisode[];
  readonly problems: readonly Problem[];
}

/**
 * The entries of a section of the results, one episode each: its key, or its place in a list, is the task. A text in
 * place of a result is the agent's end; an entry that `verdictOf` cannot read keeps its place and loses its score.
 *
 * @param verdictOf null for an entry of an unknown shape
 */
export async function readEntries(
  { document }: HalRun,
  section: JsonSpan,
  verdictOf: (entry: JsonElement, task: string) => Verdict | null,
): Promise<Entries> {
  const episodes: HalEpisode[] = [];
  const problems: Problem[] = [];
  for await (const item of childrenOf(document.member, section)) {
    if (item.kind === "problem") {
      problems.push(item.problem);
      continue;
    }
    const { element } = item;
    const [task = ""] = pointerTokens(element.pointer);
    const place = { task, source: element.source, content: element.bytes };
    const verdict = textVerdict(element.value) ?? verdictOf(element, task);
    if (verdict === null) problems.push(unknownShape(place));
    episodes.push(episodeOf(place, verdict ?? unreadable));
  }
  return { episodes, problems };
}

function textVerdict(value: unknown): Verdict | null {
  return typeof value === "string" ? { status: "broke_off", error: value } : null;
}

const unreadable: Verdict = {
  ...{ status: "invalid", reason: "parse_failed" },
  text: "The result has an unknown shape.",
};

function unknownShape({ task, source }: EpisodePlace): Problem {
  const message = `The result of task ${task} has an unknown shape: the row is kept, its score is not believed.`;
  return { code: "malformed_row", effect: "score_lost", source, message };
}
