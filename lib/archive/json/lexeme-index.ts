import { isBlank } from "./is-blank.ts";
import { pointerStep, pointerTokens } from "./pointer.ts";
import { ValueSkipper } from "./value-skipper.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** How far the members of one container were walked through; it goes on where it stopped. */
interface Walk {
  readonly found: Map<string, Span>;
  pos: number;
}

/** Finds the exact source text of scalars in sound JSON; remembers the members it passed on the way. */
export class LexemeIndex {
  private readonly bytes: Buffer;
  private readonly skipper: ValueSkipper;
  private readonly walks = new Map<string, Walk>();

  constructor(bytes: Buffer, maxDepth: number) {
    this.bytes = bytes;
    this.skipper = new ValueSkipper(maxDepth);
  }

  find(pointer: string): string | null {
    const start = this.skipBlank(0);
    let at: Span | null = { start, end: this.bytes.length };
    let pointerSoFar = "";
    for (const token of pointerTokens(pointer)) {
      at = this.child(pointerSoFar, at, token);
      if (at === null) return null;
      pointerSoFar = pointerStep(pointerSoFar, token);
    }
    if (isOpen(this.bytes[at.start])) return null;
    return this.bytes.toString("utf8", at.start, at.end).trim();
  }

  private child(pointer: string, span: Span, token: string): Span | null {
    if (!isOpen(this.bytes[span.start])) return null;
    const known = this.walks.get(pointer);
    const walk = known ?? { found: new Map(), pos: this.skipBlank(span.start + 1) };
    if (known === undefined) this.walks.set(pointer, walk);
    while (!walk.found.has(token) && !isClose(this.bytes[walk.pos])) {
      this.walkOn(walk, this.bytes[span.start] === 0x7b);
    }
    return walk.found.get(token) ?? null;
  }

  private walkOn(walk: Walk, isObject: boolean): void {
    let name = String(walk.found.size);
    if (isObject) {
      const key = this.skipValue(walk.pos);
      name = String(JSON.parse(this.bytes.toString("utf8", key.start, key.end)));
      walk.pos = this.skipBlank(this.skipBlank(key.end) + 1);
    }
    const value = this.skipValue(walk.pos);
    walk.found.set(name, value);
    const after = this.skipBlank(value.end);
    walk.pos = this.bytes[after] === 0x2c ? this.skipBlank(after + 1) : after;
  }

  private skipValue(start: number): Span {
    this.skipper.start(this.bytes.readUInt8(start));
    return { start, end: this.skipper.run(this.bytes, start) };
  }

  private skipBlank(from: number): number {
    let pos = from;
    while (isBlank(this.bytes[pos])) pos += 1;
    return pos;
  }
}

function isOpen(byte: number | undefined): boolean {
  return byte === 0x7b || byte === 0x5b;
}

function isClose(byte: number | undefined): boolean {
  return byte === 0x7d || byte === 0x5d || byte === undefined;
}
