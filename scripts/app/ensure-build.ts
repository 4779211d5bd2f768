import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "../lock-file.ts";
import { runNode } from "../run-command.ts";
import { sourceHash } from "./source-hash.ts";

export interface BuildOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
}

/** Builds the production server unless the build at hand was made from these very sources. */
export async function ensureBuild(root: string, options: BuildOptions): Promise<void> {
  await withLock(join(root, "node_modules/.assay-build.lock"), async () => {
    const hash = sourceHash(root);
    const marker = join(root, ".next/assay-source-hash");
    const isBuilt = () => existsSync(join(root, ".next/BUILD_ID"));
    if (isBuilt() && existsSync(marker) && readFileSync(marker, "utf8") === hash) return;
    console.log("Building ...");
    rmSync(marker, { force: true });
    const { code, output } = await runNode(["node_modules/next/dist/bin/next", "build"], {
      ...options,
      cwd: root,
      env: { ...options.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    });
    if (code !== 0 || !isBuilt()) throw new Error(`next build failed:\n${output}`);
    writeFileSync(marker, hash);
  });
}
