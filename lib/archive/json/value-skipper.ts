const plain = 0;
const quote = 1;
const open = 2;
const close = 3;
const colon = 4;

const kinds = new Uint8Array(256);
kinds[0x22] = quote;
kinds[0x7b] = open;
kinds[0x5b] = open;
kinds[0x7d] = close;
kinds[0x5d] = close;
kinds[0x3a] = colon;

/** Bytes that end a bare word or number: white space, quotes, brackets, comma, colon. */
const endsScalar = new Uint8Array(256);
for (const byte of [0x20, 0x09, 0x0a, 0x0d, 0x22, 0x2c, 0x3a, 0x5b, 0x5d, 0x7b, 0x7d]) {
  endsScalar[byte] = 1;
}

const shortStringBytes = 24;

type Inside = "container" | "string" | "scalar";

/**
 * Finds where one JSON value ends, across chunks, looking only at quotes and brackets.
 * It checks that brackets match; everything finer is left to JSON.parse of the bytes found.
 */
export class ValueSkipper {
  status: "running" | "done" | "mismatch" | "too_deep" = "done";
  /** Colons outside strings: in sound JSON, the number of keys. */
  colons = 0;
  private inside: Inside = "container";
  private depth = 0;
  private escaped = false;
  private readonly expected: Uint8Array;

  constructor(maxDepth: number) {
    this.expected = new Uint8Array(maxDepth);
  }

  /** Begins at a value's first byte, which `run` must then be given. */
  start(firstByte: number): void {
    this.status = "running";
    this.colons = 0;
    this.depth = 0;
    this.inside = insideOf(firstByte);
    // The opening quote must not be taken for the closing one.
    this.escaped = this.inside === "string";
  }

  /** A bare word or number ends with its text, so the end of the stream may complete it. */
  get endsWithStream(): boolean {
    return this.inside === "scalar";
  }

  /** Scans on from `from` and gives the index it stopped at: the value's end, the fault, or the end of `bytes`. */
  run(bytes: Buffer, from: number): number {
    if (this.inside === "scalar") return this.runScalar(bytes, from);
    let pos = from;
    if (this.inside === "string") {
      pos = this.runString(bytes, pos);
      if (this.inside === "string") return pos;
      if (this.depth === 0) {
        this.status = "done";
        return pos;
      }
    }
    return this.runContainer(bytes, pos);
  }

  private runContainer(bytes: Buffer, from: number): number {
    let pos = from;
    while (pos < bytes.length) {
      const byte = bytes[pos];
      pos += 1;
      if (byte === undefined || kinds[byte] === plain) continue;
      pos = this.structural(bytes, byte, pos);
      if (this.status !== "running" || this.inside === "string") return pos;
    }
    return pos;
  }

  /** Takes one quote, colon or bracket that ends at `after`; gives where to go on. */
  private structural(bytes: Buffer, byte: number, after: number): number {
    switch (kinds[byte]) {
      case quote:
        return this.enterString(bytes, after);
      case colon:
        this.colons += 1;
        return after;
      case open:
        return this.push(byte) ? after : after - 1;
      default:
        return this.pop(byte) ? after : after - 1;
    }
  }

  private enterString(bytes: Buffer, from: number): number {
    const end = endOfShortString(bytes, from);
    if (end > 0) return end;
    this.inside = "string";
    return this.runString(bytes, from);
  }

  private push(byte: number): boolean {
    if (this.depth === this.expected.length) {
      this.status = "too_deep";
      return false;
    }
    this.expected[this.depth] = byte + 2;
    this.depth += 1;
    return true;
  }

  private pop(byte: number): boolean {
    if (this.expected[this.depth - 1] !== byte) {
      this.status = "mismatch";
      return false;
    }
    this.depth -= 1;
    if (this.depth === 0) this.status = "done";
    return true;
  }

  private runScalar(bytes: Buffer, from: number): number {
    let pos = from;
    for (const end = bytes.length; pos < end; pos += 1) {
      const byte = bytes[pos];
      if (byte === undefined || endsScalar[byte] === 1) break;
    }
    if (pos < bytes.length) this.status = "done";
    return pos;
  }

  private runString(bytes: Buffer, from: number): number {
    if (from >= bytes.length) return from;
    const pos = this.escaped ? from + 1 : from;
    this.escaped = false;
    return this.runLongString(bytes, pos);
  }

  private runLongString(bytes: Buffer, from: number): number {
    let pos = from;
    for (;;) {
      const found = bytes.indexOf(0x22, pos);
      const stop = found < 0 ? bytes.length : found;
      let slash = stop - 1;
      while (slash >= pos && bytes[slash] === 0x5c) slash -= 1;
      const escaped = ((stop - 1 - slash) & 1) === 1;
      if (found < 0) {
        this.escaped = escaped;
        return stop;
      }
      pos = found + 1;
      if (!escaped) {
        this.inside = "container";
        return pos;
      }
    }
  }
}

function insideOf(firstByte: number): Inside {
  if (kinds[firstByte] === open) return "container";
  return firstByte === 0x22 ? "string" : "scalar";
}

/** The index after the quote that ends a string, or 0 when it is long, has an escape, or is cut off. */
function endOfShortString(bytes: Buffer, from: number): number {
  const stop = Math.min(bytes.length, from + shortStringBytes);
  for (let pos = from; pos < stop; pos += 1) {
    const byte = bytes[pos];
    if (byte === 0x22) return pos + 1;
    if (byte === 0x5c) return 0;
  }
  return 0;
}
