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

type RowsOf = (text: string, path: string, texts: Texts) => readonly InputRow[];

const rowsOf: ReadonlyMap<string, RowsOf> = new Map<string, RowsOf>([
  ["alphadiana", attemptsOf],
  ["assay-jsonl", (text, path) => linesOf(text).slice(1).map(rowAtLine(path))],
  ["tau-bench", (text, path) => itemsAt(parsed(text), path, "")],
  ["hal", (text, path) => halRowsOf(parsed(text), path)],
  ["hal-board", (text, path) => boardFiguresOf(parsed(text), path)],
  ["tau2-submission", (text, path) => figuresOf(parsed(text), path)],
  ["tau2-bench", simulationsOf],
]);

/** Every row that an archive of a format holds: what its readings must account for, one by one. */
export function inputRows(format: string, texts: Texts): readonly InputRow[] {
  return [...texts].flatMap(([path, text]) => rowsOf.get(format)?.(text, path, texts) ?? []);
}

/** The last line of each task and sample: those before it are other attempts at the same row. */
function attemptsOf(text: string, path: string): readonly InputRow[] {
  const last = new Map<string, InputRow>();
  for (const [index, line] of path.endsWith(".jsonl") ? linesOf(text).entries() : []) {
    const value = parsed(line);
    const [task, sample] = [at(value, "/task_id"), at(value, "/sample_index")];
    const row = { source: `${path}#L${index + 1}`, value };
    if (task !== undefined) last.set(`${task} ${sample}`, row);
  }
  return [...last.values()];
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
export function parsed(text: string): unknown {
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
