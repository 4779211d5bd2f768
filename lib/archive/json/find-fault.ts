import { bareWordFault } from "./bare-word-fault.ts";
import { describeByte } from "./describe-byte.ts";
import { isBlank } from "./is-blank.ts";
import type { JsonFault } from "./json-fault.ts";
import { pointerStep } from "./pointer.ts";

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
  private readonly takesNonFinite: boolean;

  constructor(bytes: Buffer, maxDepth: number, takesNonFinite: boolean) {
    this.bytes = bytes;
    this.maxDepth = maxDepth;
    this.takesNonFinite = takesNonFinite;
  }

  document(): void {
    this.value("", 0);
    this.blank();
    if (this.pos < this.bytes.length) this.fail("", `${this.here()} follows the end of the value`);
  }

  private value(pointer: string, depth: number): void {
    this.blank();
    const byte = this.bytes[this.pos];
    if (byte === 0x22) this.string(pointer);
    else if (byte !== 0x7b && byte !== 0x5b) this.bare(pointer);
    else {
      this.checkDepth(depth);
      this.pos += 1;
      if (byte === 0x7b) this.object(pointer, depth + 1);
      else this.array(pointer, depth + 1);
    }
  }

  private checkDepth(depth: number): void {
    if (depth < this.maxDepth) return;
    const cause = `more than ${this.maxDepth} brackets are open at once`;
    throw new Found({ code: "nested_too_deep", offset: this.pos, pointer: "", cause });
  }

  private object(pointer: string, depth: number): void {
    const seen = new Set<string>();
    if (this.takes(0x7d)) return;
    do {
      const child = pointerStep(pointer, this.key(pointer, seen));
      if (!this.takes(0x3a)) this.fail(pointer, `a colon was expected, not ${this.here()}`);
      this.value(child, depth);
    } while (this.takes(0x2c));
    if (!this.takes(0x7d)) this.fail(pointer, `a comma or "}" was expected, not ${this.here()}`);
  }

  private key(pointer: string, seen: Set<string>): string {
    this.blank();
    const offset = this.pos;
    if (this.bytes[offset] !== 0x22) this.fail(pointer, `a key was expected, not ${this.here()}`);
    const key = this.string(pointer);
    if (seen.has(key)) {
      const cause = `the key ${JSON.stringify(key)} stands twice in one object`;
      const at = pointerStep(pointer, key);
      throw new Found({ code: "duplicate_key", offset, pointer: at, cause });
    }
    seen.add(key);
    return key;
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
    let end = this.pos;
    while (bareBytes.test(this.bytes.toString("latin1", end, end + 1))) end += 1;
    const word = this.bytes.toString("latin1", this.pos, end);
    if (word === "") this.fail(pointer, `a value was expected, not ${this.here()}`);
    const fault = bareWordFault(word, this.takesNonFinite);
    if (fault !== null) throw new Found({ ...fault, offset: this.pos, pointer });
    this.pos = end;
  }

  private takes(byte: number): boolean {
    this.blank();
    if (this.bytes[this.pos] !== byte) return false;
    this.pos += 1;
    return true;
  }

  private blank(): void {
    while (isBlank(this.bytes[this.pos])) this.pos += 1;
  }

  private here(): string {
    return describeByte(this.bytes[this.pos]);
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

/** The first fault of a JSON text: what JSON.parse refuses, and duplicate keys and numbers beyond a double, which it does not; null when sound. */
export function findFault(
  bytes: Buffer,
  maxDepth: number,
  takesNonFinite = false,
): JsonFault | null {
  try {
    new FaultFinder(bytes, maxDepth, takesNonFinite).document();
    return null;
  } catch (error) {
    if (error instanceof Found) return error.fault;
    throw error;
  }
}
