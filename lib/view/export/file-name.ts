/** A file's name without its ending, made of parts that a reader knows: `assay-tau-bench-airline-frontier`. */
export function fileName(...parts: readonly string[]): string {
  return ["assay", ...parts]
    .map(plain)
    .filter((part) => part !== "")
    .join("-");
}

function plain(part: string): string {
  return part
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60);
}
