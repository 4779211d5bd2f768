/** A table as text that can be pasted where Markdown is read. */
export interface MarkdownTable {
  readonly heads: readonly string[];
  /** Cells by row; null is a value that nobody knows. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** Where it comes from, a line each. */
  readonly source: readonly string[];
}

/**
 * A GitHub-flavoured table with its source below. Whatever a name is made of, it stays text in one cell: characters
 * that mean something in Markdown or HTML are escaped, line ends and marks that turn the reading direction are not
 * kept. Unknown is written out, never left empty.
 */
export function markdownTable({ heads, rows, source }: MarkdownTable): string {
  const lines = [
    line(heads),
    line(heads.map(() => "---")),
    ...rows.map((cells) => line(cells.map((cell) => (cell === null ? "unknown" : escaped(cell))))),
    "",
    ...source.map((text) => `${escaped(text)}  `),
  ];
  return `${lines.join("\n")}\n`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

const meaningful = /[\\`*_{}[\]()#+!|~<>&]/g;
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const turns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const entities: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;" };

function escaped(text: string): string {
  const flat = text.replace(turns, "").replace(breaks, " ");
  return flat.replace(meaningful, (mark) => entities[mark] ?? `\\${mark}`).trim();
}
