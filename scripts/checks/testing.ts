import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A folder that holds these files, and copies of the repository's own files named in `copied`. */
export function plantedTree(files: Readonly<Record<string, string>>, copied: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "assay-planted-"));
  for (const path of copied) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
