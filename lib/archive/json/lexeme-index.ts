import { pointerStep, pointerTokens } from "./pointer.ts";
import { ValueSkipper } from "./value-skipper.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Finds the exact source text of scalars in sound JSON; remembers the containers it walked through. */
export class LexemeIndex {
  private readonly bytes: Buffer;
  private readonly skipper: ValueSkipper;
  private readonly walked = new Map<string, ReadonlyMap<string, Span>>();

  constructor(bytes: Buffer, maxDepth: number) {
    this.bytes = bytes;
    this.skipper = new ValueSkipper(maxDepth);
  }

  find(pointer: string): string | null {
    let at = this.skipValue(this.skipBlank(0));
    let pointerSoFar = "";
    for (const token of pointerTokens(pointer)) {
      const child = this.children(pointerSoFar, at).get(token);
      if (child === undefined) return null;
      at = child;
      pointerSoFar = pointerStep(pointerSoFar, token);
    }
    if (isOpen(this.bytes[at.start])) return null;
    return this.bytes.toString("utf8", at.start, at.end);
  }

  private children(pointer: string, span: Span): ReadonlyMap<string, Span> {
    const known = this.walked.get(pointer);
    if (known !== undefined) return known;
    const found = new Map<string, Span>();
    if (isOpen(this.bytes[span.start])) this.walk(span, found);
    this.walked.set(pointer, found);
    return found;
  }

  private walk(span: Span, found: Map<string, Span>): void {
    const isObject = this.bytes[span.start] === 0x7b;
    let pos = this.skipBlank(span.start + 1);
    while (pos < span.end - 1) {
      let name = String(found.size);
      if (isObject) {
        const key = this.skipValue(pos);
        name = String(JSON.parse(this.bytes.toString("utf8", key.start, key.end)));
        pos = this.skipBlank(this.skipBlank(key.end) + 1);
      }
      const value = this.skipValue(pos);
      found.set(name, value);
      pos = this.skipBlank(this.skipBlank(value.end) + 1);
    }
  }

  private skipValue(start: number): Span {
    this.skipper.start(this.bytes[start] ?? 0);
    return { start, end: this.skipper.run(this.bytes, start) };
  }

  private skipBlank(from: number): number {
    let pos = from;
    while (pos < this.bytes.length && (this.bytes[pos] ?? 0) <= 0x20) pos += 1;
    return pos;
  }
}

function isOpen(byte: number | undefined): boolean {
  return byte === 0x7b || byte === 0x5b;
}
