import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What signs the cookies: ASSAY_SECRET, or one that is made once and kept in the data folder, readable by its
 * owner alone. Processes on several machines need ASSAY_SECRET.
 */
export function instanceSecret(env: NodeJS.ProcessEnv, dataFolder: string): string {
  const given = env["ASSAY_SECRET"];
  if (given !== undefined) return given;
  mkdirSync(dataFolder, { recursive: true });
  const path = join(dataFolder, "secret");
  try {
    writeFileSync(path, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(path, "utf8");
}
