import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceFiles } from "../source-files.ts";

const maxLines = 250;
const maxTestLines = 400;

/** Files that outgrew one idea. There is no list of exceptions. */
export function sizeFindings(root: string): readonly string[] {
  return sourceFiles(root).flatMap((path) => {
    const lines = readFileSync(join(root, path), "utf8").split("\n").length - 1;
    const limit = /\.(test|spec)\.tsx?$/.test(path) ? maxTestLines : maxLines;
    return lines > limit ? [`${path} has ${lines} lines, more than ${limit}`] : [];
  });
}
