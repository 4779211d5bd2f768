import type { ProblemCode } from "#lib/domain/problem.ts";

/** The first thing wrong in a JSON text. */
export interface JsonFault {
  readonly code: Extract<
    ProblemCode,
    "malformed_json" | "not_a_number" | "truncated" | "nested_too_deep" | "duplicate_key"
  >;
  /** Byte offset in the text. */
  readonly offset: number;
  /** Pointer of the value the fault is in, relative to the text. */
  readonly pointer: string;
  /** What is wrong, as the end of a sentence. */
  readonly cause: string;
}
