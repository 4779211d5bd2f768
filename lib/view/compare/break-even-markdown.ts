import { markdownTable } from "../export/markdown-table.ts";
import type { BreakEvenPair, BreakEvenPoint } from "./compare-break-even.ts";

/** The line of ties as a Markdown table. */
export function breakEvenMarkdown(
  { a, b }: BreakEvenPair,
  points: readonly BreakEvenPoint[],
  source: readonly string[],
): string {
  return markdownTable({
    heads: [`q${b.letter}`, `q${a.letter}`, "A tie needs"],
    rows: points.map(({ openRate, shareText, countText }) => [
      String(openRate),
      shareText,
      countText,
    ]),
    source,
  });
}
