import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** A real input beside the repository; null where it is absent, and the test that needs it is skipped. */
export function casePath(path: string): string | null {
  const full = resolve(process.env["ASSAY_CASES"] ?? "../shared/cases", path);
  return existsSync(full) ? full : null;
}
