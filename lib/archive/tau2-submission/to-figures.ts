import type { Problem } from "#lib/domain/problem.ts";
import type { ReportedFigure } from "#lib/domain/record.ts";
import type { Reading } from "../adapter.ts";
import type { DomainResults } from "./schema.ts";

/** The format's name of a figure, our name and its unit. */
const figures = [
  { key: "pass_1", metric: "pass_hat_1", unit: "percent" },
  { key: "pass_2", metric: "pass_hat_2", unit: "percent" },
  { key: "pass_3", metric: "pass_hat_3", unit: "percent" },
  { key: "pass_4", metric: "pass_hat_4", unit: "percent" },
  { key: "cost", metric: "cost", unit: "usd" },
] as const;

const perTrajectory = "average US dollars per trajectory";
const zeroCost = "the format cannot tell a free run from a cost that was not tracked";

/**
 * The figures of one domain. A field that is absent gives no figure, an archived null gives a figure
 * of value null, and a 0 stays 0; `lexeme` gives the archived text of a field.
 */
export function* toFigures(
  domain: DomainResults,
  run: string,
  source: string,
  lexeme: (key: string) => string | null,
): Generator<Reading> {
  for (const { key, metric, unit } of figures) {
    const value = domain[key];
    if (value === undefined) continue;
    const place = `${source}/${key}`;
    const problem = figureProblem(value, unit, place);
    if (problem !== null) {
      yield { kind: "problem", problem };
      continue;
    }
    const archived = value === null ? null : lexeme(key);
    const notes = unit === "usd" ? costNotes(value) : [];
    yield { kind: "figure", figure: { run, metric, value: archived, unit, source: place, notes } };
  }
}

function costNotes(value: unknown): readonly string[] {
  return value === 0 ? [perTrajectory, zeroCost] : [perTrajectory];
}

function figureProblem(
  value: unknown,
  unit: ReportedFigure["unit"],
  source: string,
): Problem | null {
  if (value === null) return null;
  if (typeof value !== "number") {
    const message = `A figure must be a number or null, but this is ${JSON.stringify(value)}.`;
    return { code: "malformed_row", effect: "score_lost", source, message };
  }
  if (value < 0 || (unit === "percent" && value > 100)) {
    const range = unit === "percent" ? "0 to 100" : "0 or more";
    const message = `The figure ${value} is outside its range (${range}).`;
    return { code: "value_out_of_range", effect: "score_lost", source, message };
  }
  return null;
}
