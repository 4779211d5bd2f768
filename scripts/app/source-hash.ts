import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const inputs = [
  ...["app", "components", "lib", "db", "public"],
  ...["package-lock.json", "package.json", "tsconfig.json", "proxy.ts", "instrumentation.ts"],
  ...["next.config.ts", "postcss.config.mjs"],
];

/** A digest of everything that a build reads; tests are left out. */
export function sourceHash(root: string): string {
  const hash = createHash("sha256");
  for (const path of inputs.flatMap((input) => filesUnder(root, input))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesUnder(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => filesUnder(root, join(path, name)));
}
