import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { runSchemaText } from "./run-schema-text.ts";

it("is what public/schemas holds (npx tsx scripts/write-run-schema.ts writes it)", () => {
  const published = new URL("../../../public/schemas/assay-run.schema.json", import.meta.url);
  expect(readFileSync(published, "utf8")).toBe(runSchemaText());
});
