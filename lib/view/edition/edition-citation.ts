interface CitedEdition {
  readonly boardTitle: string;
  readonly board: string;
  readonly number: number;
  readonly digest: string;
  /** ISO time, UTC. */
  readonly publishedAt: string;
  readonly publisher: string;
  readonly address: string;
}

export interface EditionCitation {
  readonly bibtex: string;
  /** The text of a CITATION.cff file. */
  readonly cff: string;
}

/** How to cite an edition. Whatever people wrote is escaped for both formats. */
export function editionCitation(edition: CitedEdition): EditionCitation {
  const { boardTitle, board, number, digest, publishedAt, publisher, address } = edition;
  const title = `${boardTitle}, edition ${number}`;
  const day = publishedAt.slice(0, 10);
  const [year, month] = day.split("-");
  const key = `${board}-edition-${number}`.replaceAll(/[^A-Za-z0-9_-]/g, "-");
  const bibtex = [
    `@misc{${key},`,
    `  title = {{${tex(title)}}},`,
    `  author = {{${tex(publisher)}}},`,
    `  year = {${year}},`,
    `  month = {${month}},`,
    `  url = {${encodeURI(address)}},`,
    `  note = {sha256:${digest}}`,
    "}",
  ];
  const cff = [
    "cff-version: 1.2.0",
    "message: Please cite this edition as below.",
    "type: dataset",
    `title: ${yaml(title)}`,
    "authors:",
    `  - name: ${yaml(publisher)}`,
    `version: "${number}"`,
    `date-released: ${day}`,
    `url: ${yaml(address)}`,
    "identifiers:",
    "  - type: other",
    `    value: "sha256:${digest}"`,
    "    description: Digest of the edition's content",
  ];
  return { bibtex: `${bibtex.join("\n")}\n`, cff: `${cff.join("\n")}\n` };
}

const texNames: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

function tex(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .replaceAll(/[\\{}~^#$%&_]/g, (mark) => texNames[mark] ?? `\\${mark}`);
}

/** A JSON string is a double-quoted YAML one. */
function yaml(text: string): string {
  return JSON.stringify(text.replaceAll(/[\p{Cc}\s]+/gu, " "));
}
