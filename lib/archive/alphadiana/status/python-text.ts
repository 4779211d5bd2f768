import { pointerStep } from "../../json/pointer.ts";
import { isTruthy } from "./is-truthy.ts";
import { pythonNumberText } from "./python-number-text.ts";
import type { PythonRecord } from "./python-record.ts";
import { pythonStrip } from "./python-strip.ts";

/** `str(value or "")`: a text as it is, everything else in Python's notation; "" for what Python takes as false. */
export function pythonText(value: unknown, pointer: string, record: PythonRecord): string {
  if (!isTruthy(value)) return "";
  return typeof value === "string" ? value : notation(value, pointer, record);
}

/** `str(value or "").strip()`, AlphaDiana's reading of every word it compares. */
export function strippedText(value: unknown, pointer: string, record: PythonRecord): string {
  return pythonStrip(pythonText(value, pointer, record));
}

const words = { nan: "nan", infinity: "inf" };

function notation(value: unknown, pointer: string, record: PythonRecord): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") {
    return pythonNumberText(record.lexeme(pointer) ?? String(value), words);
  }
  if (value === null) return "None";
  if (typeof value !== "object") return value === true ? "True" : "False";
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) =>
      notation(item, pointerStep(pointer, index), record),
    );
    return `[${items.join(", ")}]`;
  }
  const members = Object.entries(value).map(
    ([key, member]) => `${quoted(key)}: ${notation(member, pointerStep(pointer, key), record)}`,
  );
  return `{${members.join(", ")}}`;
}

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inner = Array.from(text, (char) => {
    if (char === quote) return `\\${char}`;
    return shortEscapes.get(char) ?? (isPrintable(char) ? char : escaped(char));
  });
  return `${quote}${inner.join("")}${quote}`;
}

function isPrintable(char: string): boolean {
  return char === " " || !/[\p{C}\p{Z}]/u.test(char);
}

function escaped(char: string): string {
  const hex = Number(char.codePointAt(0)).toString(16);
  if (hex.length <= 2) return `\\x${hex.padStart(2, "0")}`;
  return hex.length <= 4 ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`;
}
