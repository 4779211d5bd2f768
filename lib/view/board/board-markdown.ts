import { markdownTable } from "../export/markdown-table.ts";
import type { BoardView } from "./board-view.ts";

/** The rows of a board as its address shows them, group by group, each with why it stands apart. */
export function boardMarkdown(
  { groups, ruler, finding }: Pick<BoardView, "groups" | "ruler" | "finding">,
  source: readonly string[],
): string {
  const rulerLine = ruler.map(({ name, value }) => `${name}: ${value}`).join("; ");
  return groups
    .map(({ title, reasons, rows }) =>
      markdownTable({
        heads: ["Rank", "System", "Score", "Scored", "Cost per episode", "Date"],
        rows: rows.map(({ rank, model, others, score, cost, date }) => [
          ...[rank, others === "" ? model : `${model} · ${others}`],
          ...[score.text, score.coverage, cost.text, date.text],
        ]),
        source: [[title, ...reasons].join(": "), rulerLine, finding.sentence, ...source],
      }),
    )
    .join("\n");
}
