import type { Fields } from "./python-record.ts";

const none: Fields = {};

/** The keys of an object; none for everything that is no object (lists too), as AlphaDiana reads `error` and `metadata`. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : none;
}

/** Whether a value is an object of JSON. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
