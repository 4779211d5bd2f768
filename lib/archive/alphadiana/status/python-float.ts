import { pythonStrip } from "./python-strip.ts";

const decimal =
  /^[+-]?(?:\d+(?:_\d+)*\.?(?:\d+(?:_\d+)*)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+(?:_\d+)*)?$/i;
const special = /^([+-]?)(?:(inf(?:inity)?)|nan)$/i;

/** `float(value)`: texts are read, booleans are 1 and 0; null where Python raises. */
export function pythonFloat(value: unknown): number | null {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value !== "string") return null;
  const text = pythonStrip(value);
  if (decimal.test(text)) return Number(text.replaceAll("_", ""));
  const match = special.exec(text);
  if (match === null) return null;
  if (match[2] === undefined) return Number.NaN;
  return match[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
