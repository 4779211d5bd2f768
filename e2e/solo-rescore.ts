import { readFileSync } from "node:fs";

interface Row {
  readonly file: string;
  readonly task_id: string;
  readonly trial: number;
  readonly normal_strict: number | null;
  readonly normal_strict_error?: string;
  readonly normal_lenient: number;
}

interface Ruler {
  readonly run: string;
  readonly parts: readonly { readonly name: string; readonly value: string | null }[];
}

/** The solo run of gpt-4.1 graded again in the wrong mode, in our format: strict replay says why it cannot stand. */
export function wrongModeRescore(truthPath: string, { run, parts }: Ruler): string {
  const rows: readonly Row[] = JSON.parse(readFileSync(truthPath, "utf8"));
  const ruler = Object.fromEntries(parts.map(({ name, value }) => [name, value]));
  const header = {
    rescore: "rescore/1",
    of: { run },
    source: "replayed",
    measurement: { ...ruler, mode: "dual" },
    number_returned: 0.125,
    tool: "strict replay",
  };
  const lines = rows
    .filter(({ file }) => file === "gpt-4.1_telecom_no-user")
    .map((row) => JSON.stringify(lineOf(row)));
  return [JSON.stringify(header), ...lines, ""].join("\n");
}

function lineOf({ task_id: task, trial, ...row }: Row) {
  const { normal_strict: value, normal_strict_error: message, normal_lenient } = row;
  if (value !== null) return { task, trial, validity: "valid", value };
  const name = /^name: (\w+)$/m.exec(String(message))?.[1];
  const call = { name, message };
  const validity = "state_mismatch";
  return { task, trial, validity, value: normal_lenient, first_failing_call: call };
}
