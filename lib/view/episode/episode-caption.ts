import type { EpisodeFilter } from "#lib/domain/episode/episode-filter.ts";
import type { Counts } from "#lib/domain/run-summary.ts";
import { counted, formatCount } from "../words/format.ts";
import { plainWord } from "../words/plain-word.ts";

interface Narrowing {
  readonly status: "any" | EpisodeFilter;
  readonly task: string;
  readonly after: number | null;
}

/** What a page of episodes shows, out of how many. */
export function episodeCaption(counts: Counts, query: Narrowing, shown: number): string {
  const all = counts.declared + counts.unplanned;
  const of = `of ${counted(all, "episode")}`;
  const order = "in the archive's order, those it does not hold last";
  const from = query.after === null ? "" : "further on, ";
  if (query.status === "any" && query.task === "") {
    return `${formatCount(shown)} ${of} on this page, ${from}${order}`;
  }
  const narrowed = [
    ...(query.status === "any" ? [] : [plainWord(query.status)]),
    ...(query.task === "" ? [] : [`task names with “${query.task}”`]),
  ].join(", ");
  return `${formatCount(shown)} ${of} on this page: ${narrowed}, ${from}${order}`;
}
