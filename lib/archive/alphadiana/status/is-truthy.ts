/** Python's truth: empty lists and objects are false, NaN and the text "false" are true. A missing key is false. */
export function isTruthy(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === "") return false;
  if (typeof value === "number") return value !== 0;
  return typeof value !== "object" || Object.keys(value).length > 0;
}
