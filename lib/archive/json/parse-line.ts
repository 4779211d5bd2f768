import type { z } from "zod";
import type { Problem } from "#lib/domain/problem.ts";
import type { JsonElement } from "./json-element.ts";
import { shapeProblem } from "./shape-problem.ts";

/** How a line is read: what a fault costs, and the name of the format for the note on a key that it does not have. */
export interface LineReading {
  readonly effect: Problem["effect"];
  readonly format: string;
}

export type ParsedLine<T> =
  | { readonly kind: "parsed"; readonly value: T; readonly problems: readonly Problem[] }
  | { readonly kind: "problem"; readonly problem: Problem };

/**
 * Reads one line by its schema. A key that the format does not have is passed over with a note, because
 * a misspelt key must not look like a fact that is absent; any other fault loses the line.
 */
export function parseLine<T>(
  schema: z.ZodType<T>,
  element: JsonElement,
  { effect, format }: LineReading,
): ParsedLine<T> {
  const strict = schema.safeParse(element.value);
  if (strict.success) return { kind: "parsed", value: strict.data, problems: [] };
  const { value, unknown } = withoutUnknownKeys(element.value, strict.error);
  const loose = schema.safeParse(value);
  if (!loose.success) {
    return { kind: "problem", problem: shapeProblem(loose.error, element.source, effect) };
  }
  const problems = unknown.map((key) => unknownKey(key, format, element.source));
  return { kind: "parsed", value: loose.data, problems };
}

/** A copy without the keys that the error names as not recognised, and their dotted names. */
function withoutUnknownKeys(
  value: unknown,
  error: z.ZodError,
): { readonly value: unknown; readonly unknown: readonly string[] } {
  const copy: unknown = structuredClone(value);
  const unknown: string[] = [];
  for (const issue of error.issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const holder = issue.path.reduce<unknown>(
      (so, step) => (isRecord(so) ? so[String(step)] : undefined),
      copy,
    );
    if (!isRecord(holder)) continue;
    for (const key of issue.keys) {
      delete holder[key];
      unknown.push([...issue.path, key].join("."));
    }
  }
  return { value: copy, unknown };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function unknownKey(key: string, format: string, source: string): Problem {
  const message = `"${key}" is no key of ${format} and was not read: check its spelling, or put your own fields under "extra".`;
  return { code: "unknown_word", effect: "note", source, message };
}
