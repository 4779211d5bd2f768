import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { sourceFiles } from "../source-files.ts";

const drawers = /^(utils?|helpers?|misc|common|manager|data|info)\./;
const ClosedSet = z.array(z.string()).min(1).readonly();

/** Files named like drawers, and words of the domain's closed sets that the glossary does not explain. */
export async function wordFindings(root: string): Promise<readonly string[]> {
  const files = sourceFiles(root);
  const named = files.filter((path) => drawers.test(basename(path)));
  const glossary = readFileSync(join(root, "docs/glossary.md"), "utf8");
  const words = await Promise.all(
    files.filter(isDomain).map((path) => closedSetWords(join(root, path))),
  );
  const unexplained = new Set(words.flat().filter((word) => !glossary.includes(`\`${word}\``)));
  return [
    ...named.map((path) => `${path} is named like a drawer, not like what it holds`),
    ...[...unexplained].map((word) => `docs/glossary.md does not explain \`${word}\``),
  ];
}

function isDomain(path: string): boolean {
  return path.startsWith("lib/domain/") && !/\.test\.ts$|testing\.ts$/.test(path);
}

async function closedSetWords(path: string): Promise<readonly string[]> {
  const module: unknown = await import(pathToFileURL(path).href);
  return Object.values(z.record(z.string(), z.unknown()).parse({ ...Object(module) })).flatMap(
    (value) => {
      const set = ClosedSet.safeParse(value);
      return set.success ? set.data : [];
    },
  );
}
