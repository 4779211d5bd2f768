import { writeFileSync } from "node:fs";
import { runSchemaText } from "#lib/archive/assay-jsonl/run-schema-text.ts";
import { rescoreSchemaText } from "#lib/archive/rescore-jsonl/rescore-schema-text.ts";

const texts = { "assay-run": runSchemaText(), "assay-rescore": rescoreSchemaText() };

for (const [name, text] of Object.entries(texts)) {
  writeFileSync(new URL(`../public/schemas/${name}.schema.json`, import.meta.url), text);
  console.log(`Wrote public/schemas/${name}.schema.json`);
}
