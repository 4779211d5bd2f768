import { counted, formatRanks } from "../words/format.ts";
import type { SubmissionEntry } from "./submission-entry.ts";

const groupOf = {
  ranked: "Ranked by the board's measurement",
  apart: "Apart: a measurement of its own",
  reported: "Reported figures, coverage unknown",
  unlisted: "Read, but shown on no board",
  unplaced: "On no board yet",
} as const satisfies Record<SubmissionEntry["kind"], string>;

/** The group a row would stand in, with the reason where it cannot be ranked with the others. */
export function entryGroup({ kind, reasons }: SubmissionEntry): string {
  return reasons.length === 0 ? groupOf[kind] : `${groupOf[kind]} (${reasons.join("; ")})`;
}

/** The place it would take, in words: `2–4 of 7`, `tied 5 of 17`, `the only row`. */
export function entryPlace({ place }: SubmissionEntry): string {
  if (place === null) return "no place";
  const { best, worst, tied, rows } = place;
  if (rows === 1) return "the only row";
  return `${tied ? "tied " : ""}${formatRanks(best, worst)} of ${rows}`;
}

/** Whether the row is there already; null when it is not. */
export function entryRemark({ published }: SubmissionEntry): string | null {
  if (published === "same") return "published already: the same bytes stay one row";
  return published === "differs" ? "published already with other declarations" : null;
}

/** The preview's finding in one sentence: what was understood and where it would stand. */
export function entryFinding(entries: readonly SubmissionEntry[]): string {
  const boards = new Set(entries.flatMap(({ slug }) => (slug === null ? [] : [slug])));
  const [first] = entries;
  if (first === undefined) return "No run was understood.";
  if (entries.length === 1) return `One run was understood. ${oneSentence(first)}`;
  if (entries.every(({ published }) => published === "same")) {
    return `${counted(entries.length, "run")} were understood, and all of them are published already.`;
  }
  const shown = entries.filter(({ kind }) => kind !== "unlisted" && kind !== "unplaced").length;
  return `${counted(entries.length, "run")} were understood: ${shown} would be shown on ${counted(boards.size, "board")}, ${entries.length - shown} on none.`;
}

function oneSentence(entry: SubmissionEntry): string {
  const { kind, reasons, published } = entry;
  if (published === "same") return "It is published already; publishing again changes nothing.";
  if (published === "differs") {
    return "Its bytes are published already under other declarations, so it would be refused.";
  }
  if (kind === "unplaced") return "Its task set is unknown: declare it before publishing.";
  if (kind === "unlisted") return `It would be shown on no board: ${reasons.join("; ")}.`;
  if (kind === "apart") return `It would stand apart from the ranked rows: ${reasons.join("; ")}.`;
  const where = entry.boardTitle === null ? "a new board" : "its board";
  return `It would enter ${where}: ${placeWords(entry)}.`;
}

function placeWords(entry: SubmissionEntry): string {
  if (entry.place === null) return "without a place, as it has no figure to rank by";
  return entry.place.rows === 1
    ? "the only row under its measurement"
    : `place ${entryPlace(entry)}`;
}
