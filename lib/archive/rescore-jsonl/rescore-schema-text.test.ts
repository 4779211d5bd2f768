import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rescoreSchemaText } from "./rescore-schema-text.ts";

it("is what public/schemas holds (npx tsx scripts/write-run-schema.ts writes it)", () => {
  const published = new URL("../../../public/schemas/assay-rescore.schema.json", import.meta.url);
  expect(readFileSync(published, "utf8")).toBe(rescoreSchemaText());
});
