/** A text that says something; null for everything else. */
export function statedText(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}
