import { writeFileSync } from "node:fs";
import { runSchemaText } from "#lib/archive/assay-jsonl/run-schema-text.ts";

const target = new URL("../public/schemas/assay-run.schema.json", import.meta.url);

writeFileSync(target, runSchemaText());
console.log("Wrote public/schemas/assay-run.schema.json");
