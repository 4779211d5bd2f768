/** JSON as it is written: numbers and strings keep their lexemes. */
export type JsonTree =
  | { readonly kind: "word" | "number"; readonly lexeme: string }
  | { readonly kind: "string"; readonly lexeme: string; readonly value: string }
  | { readonly kind: "list"; readonly items: readonly JsonTree[] }
  | { readonly kind: "object"; readonly fields: readonly JsonField[] };

export interface JsonField {
  readonly key: string;
  readonly lexeme: string;
  readonly value: JsonTree;
}

export interface WrittenJson {
  readonly tree: JsonTree;
  /** The white space between its parts, in order of the text. */
  readonly gaps: readonly string[];
}

const token = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+|\s+/g;
const deepest = 200;

/**
 * Reads JSON without losing how it was written: `JSON.parse` takes 250 and 250.0 for one. Null for a text that is
 * no JSON, nests deeper than 200 brackets, or names a key twice: such a text is compared as text.
 */
export function jsonTree(text: string): WrittenJson | null {
  if (!isJson(text)) return null;
  const all = [...text.matchAll(token)].map(([part]) => part);
  const parts = all.filter((part) => part.trim() !== "");
  if (depthOf(parts) > deepest) return null;
  const tree = new TreeReader(parts).read();
  const gaps = all.filter((part) => part.trim() === "");
  return hasTwins(tree) ? null : { tree, gaps };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function depthOf(parts: readonly string[]): number {
  let [open, most] = [0, 0];
  for (const part of parts) {
    if (part === "[" || part === "{") open += 1;
    else if (part === "]" || part === "}") open -= 1;
    most = Math.max(most, open);
  }
  return most;
}

/** Walks parts of a text that is JSON already: no part can be missing. */
class TreeReader {
  private readonly parts: readonly string[];
  private at = 0;

  constructor(parts: readonly string[]) {
    this.parts = parts;
  }

  read(): JsonTree {
    const part = this.next();
    if (part === "[") return this.list();
    if (part === "{") return this.object();
    if (part.startsWith('"')) return { kind: "string", lexeme: part, value: textOf(part) };
    return { kind: /^[-\d]/.test(part) ? "number" : "word", lexeme: part };
  }

  private list(): JsonTree {
    const items: JsonTree[] = [];
    while (!this.ends("]")) items.push(this.read());
    return { kind: "list", items };
  }

  private object(): JsonTree {
    const fields: JsonField[] = [];
    while (!this.ends("}")) {
      const lexeme = this.next();
      this.next();
      fields.push({ key: textOf(lexeme), lexeme, value: this.read() });
    }
    return { kind: "object", fields };
  }

  /** Passes a comma, or the end. */
  private ends(end: string): boolean {
    const part = this.parts[this.at];
    if (part === "," || part === end) this.at += 1;
    return part === end;
  }

  /** There is one: JSON.parse has taken the text. */
  private next(): string {
    const part = String(this.parts[this.at]);
    this.at += 1;
    return part;
  }
}

function textOf(lexeme: string): string {
  return String(JSON.parse(lexeme));
}

function hasTwins(tree: JsonTree): boolean {
  if (tree.kind === "list") return tree.items.some(hasTwins);
  if (tree.kind !== "object") return false;
  const { fields } = tree;
  const keys = new Set(fields.map(({ key }) => key));
  return keys.size < fields.length || fields.some(({ value }) => hasTwins(value));
}
