import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../run-command.ts";
import { plantedTree } from "./testing.ts";

const biome = join(import.meta.dirname, "../../node_modules/.bin/biome");
const configs = [
  "biome.json",
  ...["no-cast", "no-clock-or-chance", "no-made-up-number"].map((name) => `lint/${name}.grit`),
  ...["no-mutation-in-place", "no-silent-default"].map((name) => `lint/${name}.grit`),
];

const zeros = "A missing score or cost is not a zero";
const defaults = "Evidence has no defaults";
const casts = "A cast is a claim nobody checked";
const inPlace = "The list belongs to the caller";
const clock = "Time and chance are parameters";
const zod = `import { z } from "zod";\n`;

/** Message, folder and code that must bring it. */
const refused = [
  [zeros, "lib/domain", "export const f = (x: number | null) => x ?? 0;"],
  [zeros, "lib/view", "export const f = (x: number | null) => x || 0;"],
  [zeros, "db", `export const f = (x: string | null) => x ?? "";`],
  [zeros, "lib/summary", "export const f = (x: number | null) => x ?? 0;"],
  [defaults, "lib/archive", `${zod}export const s = z.string().catch("x");`],
  [defaults, "lib/ingest", `${zod}export const s = z.string().default("x");`],
  [casts, "app", `export const n = JSON.parse("1") as number;`],
  [casts, "db", `export const n = <number>JSON.parse("1");`],
  [casts, "lib/url", "export const n = [1 as number] as const;"],
  [inPlace, "components", "export const f = (xs: number[]) => xs.sort();"],
  [inPlace, "lib/domain", "export const f = (xs: number[]) => xs.reverse();"],
  [inPlace, "scripts", "export const f = (xs: number[]) => xs.splice(0, 1);"],
  [clock, "lib/domain", "export const f = () => Date.now();"],
  [clock, "lib/domain", "export const f = () => new Date();"],
  [clock, "lib/domain", "export const f = () => Math.random();"],
] as const;

/** Folder and code that must pass. */
const allowed = [
  ["lib/url", `export const f = (x: string | null) => x ?? "";`],
  ["lib/url", `${zod}export const s = z.string().catch("x");`],
  ["lib/archive", "export const f = (p: Promise<number>) => p.catch(() => 1);"],
  ["lib/domain", `export const xs = ["a", "b"] as const satisfies readonly string[];`],
  ["lib/domain", "export const f = (xs: readonly number[]) => xs.toSorted();"],
  ["lib/domain", "export const f = (at: number) => new Date(at);"],
  ["scripts", "export const f = () => Date.now();"],
  ["app", `export { readFile as read } from "node:fs/promises";`],
] as const;

let folder: string;
let lines: readonly string[];

beforeAll(async () => {
  const files: Record<string, string> = { ".gitignore": "" };
  for (const [index, [, place, code]] of refused.entries()) {
    files[`${place}/refused-${index}-.ts`] = `${code}\n`;
  }
  for (const [index, [place, code]] of allowed.entries()) {
    files[`${place}/allowed-${index}-.ts`] = `${code}\n`;
  }
  folder = plantedTree(files, configs);
  const args = ["lint", "--vcs-enabled=false", "--reporter=github", "--max-diagnostics=none", "."];
  lines = (await runCommand(biome, args, { cwd: folder })).output.split("\n");
});

afterAll(() => rmSync(folder, { recursive: true }));

function saidOf(file: string): readonly string[] {
  return lines.filter((line) => line.includes(`/${file}-.ts`));
}

it.each(refused.map((row, index) => [...row, index] as const))(
  "%s: %s refuses %s",
  (message, _place, _code, index) => {
    expect(saidOf(`refused-${index}`).some((line) => line.includes(message))).toBe(true);
  },
);

it.each(allowed.map((row, index) => [...row, index] as const))(
  "%s may say %s",
  (_place, _code, index) => {
    const said = saidOf(`allowed-${index}`).join("\n");
    for (const message of [zeros, defaults, casts, inPlace, clock]) {
      expect(said).not.toContain(message);
    }
  },
);
