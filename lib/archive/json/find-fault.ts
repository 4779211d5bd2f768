import type { ProblemCode } from "#lib/domain/problem.ts";
import { pointerStep } from "./pointer.ts";

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

const numberPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const notANumberPattern = /^[+-]?(?:nan|inf|infinity)$/i;
const literals = new Set(["true", "false", "null"]);
const bareBytes = /[\w.+-]/;

class Found extends Error {
  readonly fault: JsonFault;
  constructor(fault: JsonFault) {
    super(fault.cause);
    this.fault = fault;
  }
}

/** A strict and slow reader, used only when JSON.parse refused a text or its keys do not add up. */
class FaultFinder {
  private pos = 0;
  private readonly bytes: Buffer;
  private readonly maxDepth: number;

  constructor(bytes: Buffer, maxDepth: number) {
    this.bytes = bytes;
    this.maxDepth = maxDepth;
  }

  document(): void {
    this.value("", 0);
    this.blank();
    if (this.pos < this.bytes.length) this.fail("", `${this.here()} follows the end of the value`);
  }

  private value(pointer: string, depth: number): void {
    this.blank();
    const byte = this.bytes[this.pos];
    if (byte === undefined) this.cut(pointer);
    if (byte === 0x7b || byte === 0x5b) {
      if (depth === this.maxDepth) {
        throw new Found({
          code: "nested_too_deep",
          offset: this.pos,
          pointer: "",
          cause: `more than ${this.maxDepth} brackets are open at once`,
        });
      }
      this.pos += 1;
      if (byte === 0x7b) this.object(pointer, depth + 1);
      else this.array(pointer, depth + 1);
    } else if (byte === 0x22) this.string(pointer);
    else this.bare(pointer);
  }

  private object(pointer: string, depth: number): void {
    const seen = new Set<string>();
    if (this.takes(0x7d)) return;
    do {
      this.blank();
      const at = this.pos;
      if (this.bytes[at] === undefined) this.cut(pointer);
      if (this.bytes[at] !== 0x22) this.fail(pointer, `a key was expected, not ${this.here()}`);
      const key = this.string(pointer);
      if (seen.has(key)) {
        const cause = `the key ${JSON.stringify(key)} stands twice in one object`;
        throw new Found({
          code: "duplicate_key",
          offset: at,
          pointer: pointerStep(pointer, key),
          cause,
        });
      }
      seen.add(key);
      if (!this.takes(0x3a)) this.fail(pointer, `a colon was expected, not ${this.here()}`);
      this.value(pointerStep(pointer, key), depth);
    } while (this.takes(0x2c));
    if (!this.takes(0x7d)) this.fail(pointer, `a comma or "}" was expected, not ${this.here()}`);
  }

  private array(pointer: string, depth: number): void {
    if (this.takes(0x5d)) return;
    let index = 0;
    do {
      this.value(pointerStep(pointer, index), depth);
      index += 1;
    } while (this.takes(0x2c));
    if (!this.takes(0x5d)) this.fail(pointer, `a comma or "]" was expected, not ${this.here()}`);
  }

  private string(pointer: string): string {
    const start = this.pos;
    this.pos += 1;
    for (;;) {
      const byte = this.bytes[this.pos];
      if (byte === undefined) this.cut(pointer);
      if (byte < 0x20) this.fail(pointer, "a string holds a raw control character");
      this.pos += byte === 0x5c ? 2 : 1;
      if (byte === 0x22) break;
    }
    const text = this.bytes.toString("utf8", start, this.pos);
    try {
      return String(JSON.parse(text));
    } catch {
      this.pos = start;
      return this.fail(pointer, "a string holds a bad escape");
    }
  }

  private bare(pointer: string): void {
    const start = this.pos;
    let end = start;
    while (end < this.bytes.length && bareBytes.test(String.fromCharCode(this.bytes[end] ?? 0)))
      end += 1;
    const word = this.bytes.toString("latin1", start, Math.min(end, start + 400));
    if (literals.has(word)) this.pos = end;
    else if (numberPattern.test(word)) {
      if (!Number.isFinite(Number(word)))
        this.notANumber(pointer, `${word} is too large for a number`);
      this.pos = end;
    } else if (notANumberPattern.test(word))
      this.notANumber(pointer, `${word} is not a JSON number`);
    else
      this.fail(
        pointer,
        end > start
          ? `"${word.slice(0, 40)}" is not a JSON value`
          : `a value was expected, not ${this.here()}`,
      );
  }

  private takes(byte: number): boolean {
    this.blank();
    if (this.bytes[this.pos] !== byte) return false;
    this.pos += 1;
    return true;
  }

  private blank(): void {
    for (;;) {
      const byte = this.bytes[this.pos];
      if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return;
      this.pos += 1;
    }
  }

  private here(): string {
    return describeByte(this.bytes[this.pos]);
  }

  private notANumber(pointer: string, cause: string): never {
    throw new Found({ code: "not_a_number", offset: this.pos, pointer, cause });
  }

  private cut(pointer: string): never {
    throw new Found({
      code: "truncated",
      offset: this.bytes.length,
      pointer,
      cause: "the text ends inside a value",
    });
  }

  private fail(pointer: string, cause: string): never {
    if (this.pos >= this.bytes.length) this.cut(pointer);
    throw new Found({ code: "malformed_json", offset: this.pos, pointer, cause });
  }
}

/** A byte as a reader can recognise it. */
export function describeByte(byte: number | undefined): string {
  if (byte === undefined) return "the end of the text";
  if (byte === 0x0a || byte === 0x0d) return "a line break";
  if (byte > 0x20 && byte < 0x7f) return `"${String.fromCharCode(byte)}"`;
  return `the byte 0x${byte.toString(16).padStart(2, "0")}`;
}

/** The first fault of a JSON text: what JSON.parse refuses, and duplicate keys and numbers beyond a double, which it does not; null when sound. */
export function findFault(bytes: Buffer, maxDepth: number): JsonFault | null {
  try {
    new FaultFinder(bytes, maxDepth).document();
    return null;
  } catch (error) {
    if (error instanceof Found) return error.fault;
    throw error;
  }
}
