import type { z } from "zod";
import type { Problem } from "#lib/domain/problem.ts";
import { pointerStep } from "./pointer.ts";

const named = 3;

/**
 * A row whose fields have the wrong shape, as one problem: the first few faults with their pointers,
 * and how many more there are.
 */
export function shapeProblem(
  error: z.ZodError,
  source: string,
  effect: Problem["effect"] = "row_lost",
): Problem {
  const faults = error.issues.map(({ path, message }) => {
    const pointer = path.reduce<string>((so, step) => pointerStep(so, String(step)), "");
    return pointer === "" ? message : `${pointer}: ${message}`;
  });
  const more = faults.length > named ? `; and ${faults.length - named} more` : "";
  const message = `Not as the format has it: ${faults.slice(0, named).join("; ")}${more}.`;
  return { code: "malformed_row", effect, source, message };
}
