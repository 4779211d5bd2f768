import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveReading } from "#lib/summary/read-report.ts";

/** NUL and halves of surrogate pairs are legal in JSON texts and impossible in a database's UTF-8. */
const unstorable = /[\0\p{Surrogate}]/u;

/** The first text of a reading that cannot be kept as it is, as a problem: it is refused rather than changed. */
export function unstorableText(reading: ArchiveReading): Problem | null {
  for (const { summary, tasks, episodes } of reading.runs) {
    if (hasUnstorable(summary) || hasUnstorable(tasks)) return refused(summary.source);
    const bad = episodes.find(hasUnstorable);
    if (bad !== undefined) return refused(bad.source);
  }
  return null;
}

function hasUnstorable(value: unknown): boolean {
  if (typeof value === "string") return unstorable.test(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, inner]) => unstorable.test(key) || hasUnstorable(inner));
}

function refused(source: string): Problem {
  return {
    code: "wrong_encoding",
    effect: "refused",
    source,
    message:
      "A name, id or status word here holds a NUL character or half of a surrogate pair, which cannot be stored without changing it: remove it and upload again.",
  };
}
