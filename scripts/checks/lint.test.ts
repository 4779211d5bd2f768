import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCommand } from "../run-command.ts";
import { plantedTree } from "./testing.ts";

const biome = join(import.meta.dirname, "../../node_modules/.bin/biome");
const configs = [
  "biome.json",
  ...["no-cast", "no-clock-or-chance", "no-made-up-number"].map((name) => `lint/${name}.grit`),
  ...["no-mutation-in-place", "no-silent-default"].map((name) => `lint/${name}.grit`),
];

async function lint(path: string, code: string): Promise<string> {
  const folder = plantedTree({ [path]: `${code}\n`, ".gitignore": "" }, configs);
  try {
    const args = ["lint", "--colors=off", "--vcs-enabled=false", path];
    return (await runCommand(biome, args, { cwd: folder })).output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const zeros = "A missing score or cost is not a zero";
const defaults = "Evidence has no defaults";
const casts = "A cast is a claim nobody checked";
const inPlace = "The list belongs to the caller";
const clock = "Time and chance are parameters";
const zod = `import { z } from "zod";\n`;

it.each([
  [zeros, "lib/domain/a.ts", "export const f = (x: number | null) => x ?? 0;"],
  [zeros, "lib/view/a.ts", "export const f = (x: number | null) => x || 0;"],
  [zeros, "db/a.ts", `export const f = (x: string | null) => x ?? "";`],
  [zeros, "lib/summary/a.ts", "export const f = (x: number | null) => x ?? 0;"],
  [defaults, "lib/archive/a.ts", `${zod}export const s = z.string().catch("x");`],
  [defaults, "lib/ingest/a.ts", `${zod}export const s = z.string().default("x");`],
  [casts, "app/a.ts", `export const n = JSON.parse("1") as number;`],
  [casts, "db/a.ts", `export const n = <number>JSON.parse("1");`],
  [casts, "lib/url/a.ts", "export const n = [1 as number] as const;"],
  [inPlace, "components/a.ts", "export const f = (xs: number[]) => xs.sort();"],
  [inPlace, "lib/domain/a.ts", "export const f = (xs: number[]) => xs.reverse();"],
  [inPlace, "scripts/a.ts", "export const f = (xs: number[]) => xs.splice(0, 1);"],
  [clock, "lib/domain/a.ts", "export const f = () => Date.now();"],
  [clock, "lib/domain/a.ts", "export const f = () => new Date();"],
  [clock, "lib/domain/a.ts", "export const f = () => Math.random();"],
])("%s: %s refuses %s", async (message, path, code) => {
  expect(await lint(path, code)).toContain(message);
});

it.each([
  ["lib/url/a.ts", `export const f = (x: string | null) => x ?? "";`],
  ["lib/url/a.ts", `${zod}export const s = z.string().catch("x");`],
  ["lib/archive/a.ts", "export const f = (p: Promise<number>) => p.catch(() => 1);"],
  ["lib/domain/a.ts", `export const xs = ["a", "b"] as const satisfies readonly string[];`],
  ["lib/domain/a.ts", "export const f = (xs: readonly number[]) => xs.toSorted();"],
  ["lib/domain/a.ts", "export const f = (at: number) => new Date(at);"],
  ["scripts/a.ts", "export const f = () => Date.now();"],
  ["app/a.ts", `export { readFile as read } from "node:fs/promises";`],
])("%s may say %s", async (path, code) => {
  const output = await lint(path, code);
  for (const message of [zeros, defaults, casts, inPlace, clock]) {
    expect(output).not.toContain(message);
  }
});
