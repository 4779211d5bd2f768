import type { CorrectionSubject } from "./correction-subject.ts";

/**
 * Reads `run:r_x` and its like; `episodes:r_x/...` and `figure:r_x/...` name their run. Null for any other text.
 *
 * @example
 * parseSubject("figure:r_1/pass_hat_1"); // { kind: "run", run: "r_1" }
 */
export function parseSubject(text: string): CorrectionSubject | null {
  const colon = text.indexOf(":");
  const parts = decoded(text.slice(colon + 1).split("/")) ?? [];
  const kind = text.slice(0, colon);
  const [first, second, third, ...more] = parts;
  if (colon < 1 || first === undefined || parts.includes("")) return null;
  if (kind === "episodes" || kind === "figure") return { kind: "run", run: first };
  if (more.length > 0) return null;
  if (second === undefined) return ofOnePart(kind, first);
  if (third === undefined) return ofTwoParts(kind, first, second);
  return kind === "task" ? { kind, benchmark: first, taskSet: second, task: third } : null;
}

function ofOnePart(kind: string, id: string): CorrectionSubject | null {
  if (kind === "run") return { kind, run: id };
  return kind === "board" ? { kind, board: id } : null;
}

function ofTwoParts(kind: string, first: string, second: string): CorrectionSubject | null {
  if (kind === "task_set") return { kind, benchmark: first, taskSet: second };
  const isNumber = /^[1-9]\d{0,8}$/.test(second);
  return kind === "edition" && isNumber ? { kind, board: first, number: Number(second) } : null;
}

function decoded(parts: readonly string[]): readonly string[] | null {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}
