import { isBlank } from "./json/is-blank.ts";
import { pointerStep } from "./json/pointer.ts";
import { ValueSkipper } from "./json/value-skipper.ts";

const depthLimit = 4;
const nestingLimit = 512;
/** Formats have tens of keys, some hundreds; a text of ever new ones is no format and takes time. */
const pathLimit = 10_000;

/**
 * The object keys of the JSON text at the start of `bytes`, down to depth 4, array elements written
 * as `[]`. Stops without complaint where the bytes end or make no sense, and after 10,000 different keys.
 */
export function keyPaths(bytes: Buffer): ReadonlySet<string> {
  const reader = new PathReader(bytes);
  reader.read();
  return reader.paths;
}

class PathReader {
  readonly paths = new Set<string>();
  private pos = 0;
  private readonly bytes: Buffer;
  private readonly skipper = new ValueSkipper(nestingLimit);

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  read(): void {
    this.value("", 0);
  }

  /** False when the reader must stop. */
  private value(path: string, depth: number): boolean {
    const byte = this.next();
    if (byte === undefined) return false;
    if (depth < depthLimit && byte === 0x7b) return this.object(path, depth + 1);
    if (depth < depthLimit && byte === 0x5b) return this.array(path, depth + 1);
    return this.skip(byte) !== null;
  }

  private object(path: string, depth: number): boolean {
    this.pos += 1;
    if (this.next() === 0x7d) return this.advance();
    while (this.member(path, depth)) {
      if (this.next() !== 0x2c) return this.next() === 0x7d && this.advance();
      this.pos += 1;
    }
    return false;
  }

  private member(path: string, depth: number): boolean {
    const key = this.next() === 0x22 ? this.skip(0x22) : null;
    const name = key === null ? null : textOf(key);
    if (name === null) return false;
    const child = pointerStep(path, name);
    this.paths.add(child);
    if (this.paths.size >= pathLimit) return false;
    return this.next() === 0x3a && this.advance() && this.value(child, depth);
  }

  private array(path: string, depth: number): boolean {
    this.pos += 1;
    if (this.next() === 0x5d) return this.advance();
    while (this.value(`${path}/[]`, depth)) {
      if (this.next() !== 0x2c) return this.next() === 0x5d && this.advance();
      this.pos += 1;
    }
    return false;
  }

  private advance(): true {
    this.pos += 1;
    return true;
  }

  private next(): number | undefined {
    while (isBlank(this.bytes[this.pos])) this.pos += 1;
    return this.bytes[this.pos];
  }

  /** Passes one whole value; null when it does not end within the bytes. */
  private skip(firstByte: number): Buffer | null {
    const start = this.pos;
    this.skipper.start(firstByte);
    this.pos = this.skipper.run(this.bytes, start);
    return this.skipper.status === "done" && this.pos > start
      ? this.bytes.subarray(start, this.pos)
      : null;
  }
}

function textOf(quoted: Buffer): string | null {
  try {
    return String(JSON.parse(quoted.toString("utf8")));
  } catch {
    return null;
  }
}
