import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { plantedTree } from "./testing.ts";
import { wordFindings } from "./words.ts";

it("names drawers, and closed-set words without an explanation", async () => {
  const folder = plantedTree(
    {
      "docs/glossary.md": "| `known` | explained |\n",
      "lib/domain/status.mjs": `export const statuses = ["known", "forgotten"];\nexport const n = [1];\n`,
      "lib/view/utils.ts": "export {};\n",
    },
    [],
  );
  expect(await wordFindings(folder)).toEqual([
    "lib/view/utils.ts is named like a drawer, not like what it holds",
    "docs/glossary.md does not explain `forgotten`",
  ]);
  rmSync(folder, { recursive: true });
});
