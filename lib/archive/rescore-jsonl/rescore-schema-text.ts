import { z } from "zod";
import { Line } from "./schema.ts";

/** The published JSON Schema (draft 2020-12) of one line, written from the schema that reads it. */
export function rescoreSchemaText(): string {
  const schema = z.toJSONSchema(Line, { io: "input", unrepresentable: "any" });
  const described = {
    ...schema,
    title: "Assay rescore/1",
    description: "One line of a JSON Lines file: first a header, then one line per episode.",
  };
  return `${JSON.stringify(described, null, 2)}\n`;
}
