import { runNode } from "./run-command.ts";

export interface SeedOptions {
  readonly root: string;
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly signal: AbortSignal;
}

/** Loads the demonstration boards. Run again, it changes nothing. */
export async function seedDatabase(options: SeedOptions): Promise<void> {
  const { root, databaseUrl, dataFolder, signal } = options;
  const env = { ...process.env, DATABASE_URL: databaseUrl, ASSAY_DATA: dataFolder };
  const args = ["--import", "tsx", "scripts/seed.ts"];
  const { code, output } = await runNode(args, { cwd: root, env, signal });
  if (code !== 0) throw new Error(`Loading the demonstration boards failed:\n${output}`);
}
