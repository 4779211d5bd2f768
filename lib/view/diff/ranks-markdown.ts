import { markdownTable } from "../export/markdown-table.ts";
import type { ReportedDiffView } from "./reported-diff-view.ts";

/** The ranks before and after as a Markdown table. */
export function ranksMarkdown(
  { rows, before, after }: Pick<ReportedDiffView, "rows" | "before" | "after">,
  source: readonly string[],
): string {
  return markdownTable({
    heads: ["Row", `Rank, ${before}`, `Rank, ${after}`, "Figure before, %", "after", "Change"],
    rows: rows.map((row) => [
      ...[row.label, row.rankBefore, row.rankAfter],
      ...[row.before, row.after, row.change],
    ]),
    source,
  });
}
