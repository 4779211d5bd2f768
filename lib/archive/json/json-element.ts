import type { Problem } from "#lib/domain/problem.ts";

/** One JSON value cut out of a larger text: parsed, with its place and its exact bytes. */
export interface JsonElement {
  /** RFC 6901 pointer inside the member; "" for a whole line of JSON Lines. */
  readonly pointer: string;
  /** Where a reader finds it: `results.json#/simulations/3` or `run.jsonl#L7`. */
  readonly source: string;
  readonly value: unknown;
  readonly bytes: Uint8Array;
  /** The exact text of the scalar at a pointer relative to this element (`/reward_info/reward` gives `1.0`); null when absent. */
  lexeme(pointer: string): string | null;
}

export type JsonItem =
  | { readonly kind: "element"; readonly element: JsonElement }
  | { readonly kind: "problem"; readonly problem: Problem };
