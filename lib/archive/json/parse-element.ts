import { isAscii, isUtf8 } from "node:buffer";
import type { Problem, ProblemCode } from "#lib/domain/problem.ts";
import { findFault } from "./find-fault.ts";
import { invalidUtf8Offset } from "./invalid-utf8-offset.ts";
import type { JsonElement, JsonItem } from "./json-element.ts";
import { LexemeIndex } from "./lexeme-index.ts";
import { parseNonFinite } from "./parse-non-finite.ts";

/** The bytes of one value, cut out of a member by its brackets alone. */
export interface JsonCut {
  readonly bytes: Buffer;
  readonly pointer: string;
  readonly source: string;
  /** Where the bytes begin in the member. */
  readonly offset: number;
  /** Colons outside strings. */
  readonly keys: number;
  readonly maxDepth: number;
  /** Whether NaN and Infinity are taken, as Python writes them; refused unless told. */
  readonly takesNonFinite?: boolean;
  /** True when `source` ends in a pointer that can be continued, false when it ends in a line. */
  readonly sourceIsPointer: boolean;
}

/** Parses one cut-out value; a bad one is a `row_lost` problem that says where and why. */
export function parseElement(cut: JsonCut): JsonItem {
  const ascii = isAscii(cut.bytes);
  if (!ascii && !isUtf8(cut.bytes)) {
    const offset = cut.offset + invalidUtf8Offset(cut.bytes);
    return lost(cut, "wrong_encoding", "", `Byte ${offset} is not UTF-8: save the file as UTF-8.`);
  }
  let value: unknown;
  try {
    const text = cut.bytes.toString(ascii ? "latin1" : "utf8");
    value = cut.takesNonFinite === true ? parseNonFinite(text) : JSON.parse(text);
  } catch {
    return (
      faultOf(cut) ??
      lost(cut, "malformed_json", "", `The value at byte ${cut.offset} is not JSON.`)
    );
  }
  if (!addsUp(value, cut)) {
    const fault = faultOf(cut);
    if (fault !== null) return fault;
  }
  return { kind: "element", element: new ParsedElement(cut, value) };
}

class ParsedElement implements JsonElement {
  readonly value: unknown;
  private readonly cut: JsonCut;
  private index: LexemeIndex | null = null;

  constructor(cut: JsonCut, value: unknown) {
    this.cut = cut;
    this.value = value;
  }

  get pointer(): string {
    return this.cut.pointer;
  }

  get source(): string {
    return this.cut.source;
  }

  get bytes(): Uint8Array {
    return this.cut.bytes;
  }

  lexeme(pointer: string): string | null {
    this.index ??= new LexemeIndex(this.cut.bytes, this.cut.maxDepth);
    return this.index.find(pointer);
  }
}

/** False when a number became Infinity or when keys are fewer than colons, i.e. one stood twice. */
function addsUp(value: unknown, { keys: expectedKeys, takesNonFinite }: JsonCut): boolean {
  return keysIn(value, takesNonFinite === true ? 0 : Number.NaN) === expectedKeys;
}

/** How many keys a value's objects have together; each number beyond a double adds `nonFinite` to it. */
function keysIn(value: unknown, nonFinite: number): number {
  if (typeof value === "number") return Number.isFinite(value) ? 0 : nonFinite;
  if (typeof value !== "object" || value === null) return 0;
  const members: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let keys = members === value ? 0 : members.length;
  for (const member of members) {
    if (typeof member !== "string") keys += keysIn(member, nonFinite);
  }
  return keys;
}

function faultOf(cut: JsonCut): JsonItem | null {
  const fault = findFault(cut.bytes, cut.maxDepth, cut.takesNonFinite);
  if (fault === null) return null;
  const where = `At byte ${cut.offset + fault.offset}`;
  const inside = fault.pointer === "" ? "" : ` (${fault.pointer})`;
  return lost(cut, fault.code, fault.pointer, `${where}${inside}: ${fault.cause}.`);
}

function lost(cut: JsonCut, code: ProblemCode, inner: string, message: string): JsonItem {
  const source = cut.sourceIsPointer ? cut.source + inner : cut.source;
  const problem: Problem = { code, effect: "row_lost", source, message };
  return { kind: "problem", problem };
}
