import type { Problem } from "#lib/domain/problem.ts";
import type { ReportedFigure } from "#lib/domain/record.ts";
import type { Reading } from "../adapter.ts";
import type { JsonElement } from "../json/json-element.ts";
import { pointerStep } from "../json/pointer.ts";
import type { BoardRow } from "./schema.ts";

const facts: ReadonlySet<string> = new Set([
  ...["benchmark_name", "agent_name", "run_id", "date", "model_name", "trace_stem"],
  ...["successful_tasks", "failed_tasks", "token_usage"],
]);

const everySpan =
  "HAL's harness sums the usage of every span; the export holds no spans that could show whether a call was counted twice";

/** Every number of a row that is no fact about the run: its metrics, under the board's own names. */
export function* toFigures(row: BoardRow, run: string, element: JsonElement): Generator<Reading> {
  for (const [metric, value] of Object.entries(row)) {
    if (facts.has(metric) || value === undefined) continue;
    const pointer = pointerStep("", metric);
    const source = `${element.source}${pointer}`;
    const problem = figureProblem(value, source);
    if (problem !== null) {
      yield { kind: "problem", problem };
      continue;
    }
    const archived = value === null ? null : element.lexeme(pointer);
    const notes = metric === "total_cost" ? [everySpan] : [];
    const unit = unitOf(metric);
    yield { kind: "figure", figure: { run, metric, value: archived, unit, source, notes } };
  }
}

function unitOf(metric: string): ReportedFigure["unit"] {
  if (metric.endsWith("cost")) return "usd";
  return metric.startsWith("total_") ? "count" : "fraction";
}

function figureProblem(value: unknown, source: string): Problem | null {
  if (value === null || typeof value === "number") return null;
  const message = `A figure must be a number or null, but this is ${JSON.stringify(value).slice(0, 80)}.`;
  return { code: "malformed_row", effect: "score_lost", source, message };
}
