import { readFileSync } from "node:fs";
import { z } from "zod";
import type { MeasurementPart } from "#lib/domain/measurement.ts";

const Row = z.object({
  file: z.string(),
  task_id: z.string(),
  trial: z.number(),
  recorded: z.number(),
  solo_strict: z.number(),
  normal_strict: z.number().nullable(),
  normal_strict_error: z.string().optional(),
  normal_lenient: z.number(),
});
type Row = z.infer<typeof Row>;

export interface SoloRescore {
  readonly run: string;
  readonly parts: readonly MeasurementPart[];
  readonly mode: "solo" | "dual";
  readonly numberReturned: string;
}

/** The rows of one file of solo-truth.json: the same trajectories graded again in the right and in the wrong mode. */
export function soloTruth(path: string, file: string): readonly Row[] {
  const rows = z.array(z.unknown()).parse(JSON.parse(readFileSync(path, "utf8")));
  return rows.flatMap((row) => {
    const named = z.object({ file: z.literal(file) }).safeParse(row);
    return named.success ? [Row.parse(row)] : [];
  });
}

/** A re-grade in our format. Where strict replay raised, the lenient one's number is what was returned. */
export function soloRescoreText(rows: readonly Row[], rescore: SoloRescore): string {
  const { run, parts, mode, numberReturned } = rescore;
  const ruler = Object.fromEntries(parts.map(({ name, value }) => [name, value]));
  const header = {
    rescore: "rescore/1",
    of: { run },
    source: "replayed",
    measurement: { ...ruler, mode },
    tool: "strict replay",
  };
  const first = JSON.stringify(header).replace(/\}$/u, `,"number_returned":${numberReturned}}`);
  const lines = rows.map((row) => JSON.stringify(mode === "solo" ? solo(row) : dual(row)));
  return [first, ...lines, ""].join("\n");
}

function solo({ task_id: task, trial, solo_strict: value }: Row) {
  return { task, trial, validity: "valid", value };
}

function dual({ task_id: task, trial, normal_strict, normal_strict_error, normal_lenient }: Row) {
  if (normal_strict !== null) return { task, trial, validity: "valid", value: normal_strict };
  const message = z.string().parse(normal_strict_error);
  const name = z.string().parse(/^name: (\w+)$/mu.exec(message)?.[1]);
  return {
    ...{ task, trial, value: normal_lenient },
    validity: "state_mismatch",
    first_failing_call: { name, message },
  };
}
