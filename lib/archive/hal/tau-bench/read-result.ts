import type { z } from "zod";
import type { JsonElement } from "../../json/json-element.ts";
import { pointerTokens } from "../../json/pointer.ts";
import { TauResult } from "./schema.ts";

/** One entry of `raw_eval_results`: a result, a text in its place, or what is neither (`cause` says why). */
export type ResultReading =
  | { readonly kind: "result"; readonly task: string; readonly result: TauResult }
  | { readonly kind: "text"; readonly task: string; readonly text: string }
  | { readonly kind: "unreadable"; readonly task: string; readonly cause: string };

export function readResult({ pointer, value }: JsonElement): ResultReading {
  const [task = ""] = pointerTokens(pointer);
  if (typeof value === "string") return { kind: "text", task, text: value };
  const parsed = TauResult.safeParse(value);
  if (parsed.success) return { kind: "result", task, result: parsed.data };
  return { kind: "unreadable", task, cause: firstFault(parsed.error) };
}

function firstFault({ issues }: z.ZodError): string {
  const [first] = issues;
  if (first === undefined) return "it has an unknown shape";
  const path = first.path.map(String).join(".");
  return path === "" ? first.message : `${path}: ${first.message}`;
}
