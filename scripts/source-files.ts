import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const folders = ["app", "components", "lib", "db", "e2e", "scripts"];
const source = /\.(ts|tsx|mjs)$/;

/** Every source file of ours, relative to `root`: the folders of the layout and the configs beside them. */
export function sourceFiles(root: string): readonly string[] {
  const configs = readdirSync(root).filter((name) => source.test(name) && name !== "next-env.d.ts");
  return [...configs, ...folders.flatMap((folder) => filesUnder(root, folder))].toSorted();
}

function filesUnder(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "fixtures" ? [] : filesUnder(root, path);
    return source.test(entry.name) ? [path] : [];
  });
}
