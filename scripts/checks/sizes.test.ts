import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { sizeFindings } from "./sizes.ts";
import { plantedTree } from "./testing.ts";

it("names files above 250 lines, tests above 400, and no others", () => {
  const folder = plantedTree(
    {
      "lib/long.ts": "\n".repeat(251),
      "lib/short.ts": "\n".repeat(250),
      "lib/long.test.ts": "\n".repeat(401),
      "lib/short.test.ts": "\n".repeat(400),
    },
    [],
  );
  expect(sizeFindings(folder)).toEqual([
    "lib/long.test.ts has 401 lines, more than 400",
    "lib/long.ts has 251 lines, more than 250",
  ]);
  rmSync(folder, { recursive: true });
});
