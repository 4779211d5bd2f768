import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { runCommand } from "../run-command.ts";

/** Tables that changed without a migration: generating one into a copy of drizzle/ must add nothing. */
export async function schemaDriftFindings(root: string): Promise<readonly string[]> {
  const copy = mkdtempSync(join(root, "node_modules/.drizzle-"));
  try {
    cpSync(join(root, "drizzle"), copy, { recursive: true });
    const before = readdirSync(copy);
    const { code, output } = await runCommand(
      join(root, "node_modules/.bin/drizzle-kit"),
      [
        ...["generate", "--dialect=postgresql", "--schema=./db/schema/index.ts"],
        `--out=${relative(root, copy)}`,
      ],
      { cwd: root },
    );
    if (code !== 0) return [`drizzle-kit generate failed: ${output}`];
    const added = readdirSync(copy).filter((name) => !before.includes(name));
    return added.map((name) => `the schema has changes without a migration (${name})`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
