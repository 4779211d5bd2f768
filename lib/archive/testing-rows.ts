import type { Archive } from "./archive.ts";
import { pointerStep, pointerTokens } from "./json/pointer.ts";

/** One row of an archive's text as a reader of the file sees it, found without any adapter. */
export interface InputRow {
  readonly source: string;
  readonly value: unknown;
}

export type Texts = ReadonlyMap<string, string>;

/** The texts of an archive's members by path. */
export async function textsOf(archive: Archive): Promise<Texts> {
  const texts = new Map<string, string>();
  for (const { path, open } of archive.members) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of open()) chunks.push(chunk);
    texts.set(path, Buffer.concat(chunks).toString());
  }
  return texts;
}

/** Every row that an archive of a format holds: what its readings must account for, one by one. */
export function inputRows(format: string, texts: Texts): readonly InputRow[] {
  return [...texts].flatMap(([path, text]) => {
    if (format === "assay-jsonl") return linesOf(text).slice(1).map(rowAtLine(path));
    if (format === "tau-bench") return itemsAt(parsed(text), path, "");
    if (format === "hal") return halRowsOf(parsed(text), path);
    if (format === "hal-board") return boardFiguresOf(parsed(text), path);
    if (format === "tau2-submission") return figuresOf(parsed(text), path);
    return simulationsOf(text, path, texts);
  });
}

function simulationsOf(text: string, path: string, texts: Texts): readonly InputRow[] {
  const document = parsed(text);
  const own = itemsAt(document, path, "/simulations");
  if (own.length > 0 || !path.includes("simulations/")) return own;
  return isHead(texts, path) ? [{ source: `${path}#`, value: document }] : [];
}

/** The directory form: a results file without simulations of its own beside the folder. */
function isHead(texts: Texts, path: string): boolean {
  const head = texts.get(path.replace(/simulations\/[^/]+$/, "results.json"));
  return head !== undefined && itemsAt(parsed(head), path, "/simulations").length === 0;
}

function itemsAt(document: unknown, path: string, pointer: string): readonly InputRow[] {
  const items = at(document, pointer);
  if (!Array.isArray(items)) return [];
  return items.map((value: unknown, index) => ({
    source: `${path}#${pointer}/${index}`,
    value,
  }));
}

const figureKeys = ["pass_1", "pass_2", "pass_3", "pass_4", "cost"];

function figuresOf(document: unknown, path: string): readonly InputRow[] {
  return Object.entries(recordAt(document, "/results")).flatMap(([domain, results]) =>
    Object.entries(recordAt(results, ""))
      .filter(([key]) => figureKeys.includes(key))
      .map(([key, value]) => {
        const place = pointerStep(pointerStep("/results", domain), key);
        return { source: `${path}#${place}`, value };
      }),
  );
}

function boardFiguresOf(document: unknown, path: string): readonly InputRow[] {
  return itemsAt(document, path, "").flatMap(({ source, value: row }) =>
    Object.entries(recordAt(row, "")).flatMap(([key, value]) =>
      typeof value === "number" || (value === null && key === "total_cost")
        ? [{ source: `${source}${pointerStep("", key)}`, value }]
        : [],
    ),
  );
}

function halRowsOf(document: unknown, path: string): readonly InputRow[] {
  const rowsAt = (pointer: string) =>
    Object.entries(recordAt(document, pointer)).map(([key, value]) => {
      return { source: `${path}#${pointerStep(pointer, key)}`, value };
    });
  const figures = rowsAt("/results").filter(
    ({ value }) => value === null || typeof value === "number",
  );
  return [...rowsAt("/raw_eval_results"), ...figures];
}

function rowAtLine(path: string): (line: string, index: number) => InputRow {
  return (line, index) => ({ source: `${path}#L${index + 2}`, value: parsed(line) });
}

function linesOf(text: string): readonly string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** Null for what is no JSON: rows like that are lost, and only their place is asked for. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The value at a pointer; undefined when there is none. */
export function at(value: unknown, pointer: string): unknown {
  return pointerTokens(pointer).reduce<unknown>(
    (so, token) => (typeof so === "object" && so !== null ? Reflect.get(so, token) : undefined),
    value,
  );
}

function recordAt(value: unknown, pointer: string): object {
  const found = at(value, pointer);
  return typeof found === "object" && found !== null ? found : {};
}

/**
 * Why a source leads nowhere; null when it does lead somewhere. A pointer may name one key that is absent:
 * what a problem or a piece of evidence says may be just that.
 */
export function sourceFault(source: string, texts: Texts): string | null {
  const member = [...texts].find(([one]) => source === one || source.startsWith(`${one}#`));
  if (member === undefined) return `${source}: no such member`;
  const [path, text] = member;
  const place = source.slice(path.length + 1);
  const line = /^L(\d+)$/.exec(place)?.[1];
  if (line !== undefined) {
    const isThere = Number(line) >= 1 && Number(line) <= linesOf(text).length;
    return isThere ? null : `${source}: no such line`;
  }
  const parent = place.slice(0, Math.max(0, place.lastIndexOf("/")));
  return at(parsed(text), parent) === undefined ? `${source}: no such pointer` : null;
}
