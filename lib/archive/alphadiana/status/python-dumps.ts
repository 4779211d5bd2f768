import { compareCodePoints } from "#lib/domain/order/compare-code-points.ts";
import { pointerStep } from "../../json/pointer.ts";
import { pythonNumberText } from "./python-number-text.ts";
import type { PythonRecord } from "./python-record.ts";

const words = { nan: "NaN", infinity: "Infinity" };

/**
 * `json.dumps(value, ensure_ascii=False, sort_keys=True)`: ", " and ": " between, keys by code point at every level.
 *
 * @param pointer where the value stands in the record
 */
export function pythonDumps(value: unknown, pointer: string, record: PythonRecord): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") {
    return pythonNumberText(record.lexeme(pointer) ?? String(value), words);
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) =>
      pythonDumps(item, pointerStep(pointer, index), record),
    );
    return `[${items.join(", ")}]`;
  }
  if (typeof value !== "object" || value === null) return String(value);
  const members = Object.entries(value)
    .toSorted(([a], [b]) => compareCodePoints(a, b))
    .map(([key, member]) => {
      return `${quoted(key)}: ${pythonDumps(member, pointerStep(pointer, key), record)}`;
    });
  return `{${members.join(", ")}}`;
}

/** Only control characters below U+0020, the quote and the backslash are escaped. */
function quoted(text: string): string {
  const escaped = text.replace(/[\p{Cc}"\\]/gu, (char) =>
    char >= "\u007F" ? char : JSON.stringify(char).slice(1, -1),
  );
  return `"${escaped}"`;
}
