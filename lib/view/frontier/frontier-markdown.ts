import { markdownTable } from "../export/markdown-table.ts";
import { formatBounds } from "../words/format.ts";
import type { FrontierPage } from "./frontier-page.ts";
import { costText, standingWords } from "./frontier-words.ts";

/** The rows of a frontier's table as Markdown: those on the chart, then those that are not, with the reason. */
export function frontierMarkdown(
  { marks, leftOut }: Pick<FrontierPage, "marks" | "leftOut">,
  costTitle: string,
  source: readonly string[],
): string {
  const placed = marks.map(({ label, standing, score, cost, pick }) => [
    ...[label, standingWords[standing], formatBounds(score.low, score.high), costText(cost)],
    pick === null ? "" : pick,
  ]);
  const others = leftOut.map(({ label, reason }) => [label, "not placed", null, null, reason]);
  return markdownTable({
    heads: ["System", "Frontier", "Score", costTitle, "Budget or reason"],
    rows: [...placed, ...others],
    source,
  });
}
