import type { Problem } from "#lib/domain/problem.ts";
import type { ReportedFigure } from "#lib/domain/record.ts";
import type { Reading } from "../adapter.ts";
import type { JsonElement } from "../json/json-element.ts";
import { pointerStep } from "../json/pointer.ts";
import { fieldOf } from "./field-of.ts";
import type { HalRun } from "./hal-run.ts";

const everySpan =
  "HAL's harness sums the usage of every span, so a call that was logged twice is billed twice";

/** Every number of `results`, under the harness's own names. */
export function* toFigures({ document, ref }: HalRun): Generator<Reading> {
  const results = document.values.get("results");
  if (results === undefined) return;
  for (const metric of Object.keys(recordOf(results.value))) {
    const figure = figureOf(results, metric);
    if (figure !== null) yield { kind: "figure", figure: { ...figure, run: ref } };
    const odd = oddFigure(results, metric);
    if (odd !== null) yield { kind: "problem", problem: odd };
  }
  const torn = differentTotals(document.values.get("total_cost")?.value, results.value, ref);
  if (torn !== null) yield { kind: "problem", problem: torn };
}

function recordOf(value: unknown): object {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

/** Null for what is no number: task lists, latencies. */
function figureOf(results: JsonElement, metric: string): Omit<ReportedFigure, "run"> | null {
  const value = fieldOf(results.value, metric);
  if (typeof value !== "number" && value !== null) return null;
  const pointer = pointerStep("", metric);
  const source = `${results.source}${pointer}`;
  const notes = metric === "total_cost" ? [everySpan] : [];
  const lexeme = value === null ? null : results.lexeme(pointer);
  return { metric, value: lexeme, unit: unitOf(metric), source, notes };
}

/** A word where a number belongs; lists and objects are no figures of the harness's. */
function oddFigure({ value, source }: JsonElement, metric: string): Problem | null {
  const word = fieldOf(value, metric);
  if (typeof word !== "string" && typeof word !== "boolean") return null;
  const message = `A figure must be a number or null, but this is ${JSON.stringify(word).slice(0, 80)}.`;
  const at = `${source}${pointerStep("", metric)}`;
  return { code: "malformed_row", effect: "score_lost", source: at, message };
}

function unitOf(metric: string): ReportedFigure["unit"] {
  if (metric.endsWith("cost")) return "usd";
  if (metric.endsWith("goal_completion")) return "percent";
  return /^(?:total|num)_/.test(metric) ? "count" : "fraction";
}

/** The harness writes its total cost twice; null when both say the same. */
function differentTotals(total: unknown, results: unknown, ref: string): Problem | null {
  const inResults = fieldOf(results, "total_cost");
  if (typeof total !== "number" || typeof inResults !== "number" || total === inResults)
    return null;
  const message = `total_cost is ${total} here and ${inResults} in results: the harness writes one number twice.`;
  return { code: "contradiction", effect: "note", source: `${ref}#/total_cost`, message };
}
