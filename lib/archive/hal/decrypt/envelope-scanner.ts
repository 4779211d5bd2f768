import { isBlank } from "../../json/is-blank.ts";

/** A piece of a text value of the envelope; a long value comes in many. */
export interface EnvelopePiece {
  readonly key: string;
  readonly bytes: Buffer;
}

/** Why bytes are no envelope, as the end of a sentence. */
export class EnvelopeFault extends Error {
  override readonly name = "EnvelopeFault";
  readonly isCutOff: boolean;
  constructor(cause: string, isCutOff = false) {
    super(cause);
    this.isCutOff = isCutOff;
  }
}

const quote = 0x22;
const backslash = 0x5c;
const keyLimitBytes = 64;

type State = "start" | "key" | "in_key" | "colon" | "value" | "in_value" | "after" | "end";

/** What may stand between the texts, and what follows it. */
const expected: Readonly<Record<string, Readonly<Record<number, State>>>> = {
  start: { 123: "key" },
  key: { [quote]: "in_key" },
  colon: { 58: "value" },
  value: { [quote]: "in_value" },
  after: { 44: "key", 125: "end" },
  end: {},
};

/**
 * Reads `{"encrypted_data": "...", "salt": "..."}` while its bytes arrive, whatever the order of its keys, and never
 * holds a value whole: a value may be larger than any text of the language. Values are texts without escapes.
 */
export class EnvelopeScanner {
  private state: State = "start";
  private key = "";
  private readonly seen = new Set<string>();

  /** @throws EnvelopeFault where the bytes are no envelope */
  *push(chunk: Buffer): Generator<EnvelopePiece> {
    let pos = 0;
    while (pos < chunk.length) {
      if (this.state === "in_key") pos = this.takeKey(chunk, pos);
      else if (this.state === "in_value") {
        const end = endOfText(chunk, pos);
        yield { key: this.key, bytes: chunk.subarray(pos, end) };
        if (end < chunk.length) this.state = "after";
        pos = end + 1;
      } else pos = this.between(chunk, pos);
    }
  }

  /** @throws EnvelopeFault if the envelope is not finished */
  end(): void {
    if (this.state === "end") return;
    throw new EnvelopeFault("it ends too early", true);
  }

  private between(chunk: Buffer, pos: number): number {
    const byte = chunk[pos];
    if (byte === undefined || isBlank(byte)) return pos + 1;
    const next = expected[this.state]?.[byte];
    if (next === undefined) throw new EnvelopeFault("it is not an object of two texts");
    this.state = next;
    if (next === "in_key") this.key = "";
    return pos + 1;
  }

  private takeKey(chunk: Buffer, pos: number): number {
    const end = endOfText(chunk, pos);
    this.key += chunk.toString("latin1", pos, end);
    if (this.key.length > keyLimitBytes) throw new EnvelopeFault("it has a key of another format");
    if (end === chunk.length) return end;
    if (this.seen.has(this.key)) throw new EnvelopeFault(`its key ${this.key} stands twice`);
    this.seen.add(this.key);
    this.state = "colon";
    return end + 1;
  }
}

/** Where a text ends in the chunk: at its quote, or at the chunk's end. */
function endOfText(chunk: Buffer, from: number): number {
  const found = chunk.indexOf(quote, from);
  const end = found < 0 ? chunk.length : found;
  if (chunk.subarray(from, end).includes(backslash)) {
    throw new EnvelopeFault("a text of it has an escape, which Base64 never needs");
  }
  return end;
}
