import type { ProblemCode } from "#lib/domain/problem.ts";
import { describeByte } from "./describe-byte.ts";
import { DocumentKeys } from "./document-keys.ts";
import { isBlank } from "./is-blank.ts";
import { parseElement } from "./parse-element.ts";
import { pointerStep } from "./pointer.ts";
import type { SplitPlan, SplitStep } from "./split-plan.ts";
import { ValueSkipper } from "./value-skipper.ts";

type State =
  | "start"
  | "first_key"
  | "key"
  | "in_key"
  | "colon"
  | "member"
  | "first_element"
  | "element"
  | "in_value"
  | "after_value"
  | "trailing"
  | "failed";

const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const comma = 0x2c;

/**
 * Cuts one JSON document into elements while its bytes arrive. Strict about everything between
 * elements; inside them it matches brackets and leaves the rest to `parseElement`.
 */
export class JsonSplitter {
  /** The bytes at hand and their place in the stream; set by whoever feeds the splitter. */
  view: Buffer = Buffer.alloc(0);
  base = 0;
  atEnd = false;
  private pos = 0;
  private valueStart = 0;
  private keeping = false;
  private tooLarge = false;
  private state: State = "start";
  private topIsObject = false;
  private pointer = "";
  /** Whether the splitter is inside a split array, and which one. */
  private inArray = false;
  private arrayPointer = "";
  private index = 0;
  private readonly keys: DocumentKeys;
  private readonly skipper: ValueSkipper;
  private readonly plan: SplitPlan;

  constructor(plan: SplitPlan) {
    this.plan = plan;
    this.keys = new DocumentKeys(plan.limits.topLevelKeys);
    this.skipper = new ValueSkipper(plan.limits.jsonDepth);
  }

  /** Index from which bytes must be kept before more are added; forgets all before it. */
  release(): number {
    const from = this.keeping ? this.valueStart : this.pos;
    this.pos -= from;
    this.valueStart -= from;
    return from;
  }

  /** Passes over bytes that are no part of the document. */
  skip(bytes: number): void {
    this.pos += bytes;
  }

  step(): SplitStep {
    for (;;) {
      if (this.state === "failed") return "end";
      const done =
        this.state === "in_value" || this.state === "in_key" ? this.runValue() : this.between();
      if (done !== null) return done;
    }
  }

  private between(): SplitStep | null {
    while (this.pos < this.view.length && isBlank(this.view[this.pos])) this.pos += 1;
    const byte = this.view[this.pos];
    if (byte === undefined) {
      if (!this.atEnd) return "more";
      if (this.state === "trailing") return "end";
      return this.state === "start" ? this.nothing() : this.truncated();
    }
    return this.take(byte);
  }

  private take(byte: number): SplitStep | null {
    switch (this.state) {
      case "start":
        return this.takeFirst(byte);
      case "first_key":
      case "key":
        return this.takeKey(byte);
      case "colon":
        if (byte !== 0x3a)
          return this.malformed(`a colon was expected after the key, not ${describeByte(byte)}`);
        this.pos += 1;
        this.state = "member";
        return null;
      case "member":
        return this.takeMember(byte);
      case "first_element":
      case "element":
        return this.takeElement(byte);
      case "after_value":
        return this.takeSeparator(byte);
      default:
        return this.malformed(
          `${describeByte(byte)} follows the end of the document${byte === openBrace ? "; is this JSON Lines?" : ""}`,
        );
    }
  }

  private takeFirst(byte: number): SplitStep | null {
    if (byte === openBrace) {
      this.topIsObject = true;
      this.state = "first_key";
      this.pos += 1;
      return null;
    }
    if (byte === openBracket && this.plan.split.includes("")) return this.enterArray("");
    return this.beginValue("", byte);
  }

  private takeKey(byte: number): SplitStep | null {
    if (byte === closeBrace && this.state === "first_key") return this.closeTop();
    if (byte !== 0x22) return this.malformed(`a key was expected, not ${describeByte(byte)}`);
    this.valueStart = this.pos;
    this.keeping = true;
    this.tooLarge = false;
    this.skipper.start(byte);
    this.state = "in_key";
    return null;
  }

  private takeMember(byte: number): SplitStep | null {
    if (byte === openBracket && this.plan.split.includes(this.pointer))
      return this.enterArray(this.pointer);
    return this.beginValue(this.pointer, byte);
  }

  private takeElement(byte: number): SplitStep | null {
    if (byte === closeBracket && this.state === "first_element") return this.closeArray();
    return this.beginValue(pointerStep(this.arrayPointer, this.index), byte);
  }

  private takeSeparator(byte: number): SplitStep | null {
    const { inArray } = this;
    if (byte === comma) {
      this.pos += 1;
      this.state = inArray ? "element" : "key";
      return null;
    }
    if (byte === closeBracket && inArray) return this.closeArray();
    if (byte === closeBrace && !inArray) return this.closeTop();
    return this.malformed(
      `a comma or "${inArray ? "]" : "}"}" was expected, not ${describeByte(byte)}`,
    );
  }

  private enterArray(pointer: string): null {
    this.pos += 1;
    this.inArray = true;
    this.arrayPointer = pointer;
    this.index = 0;
    this.state = "first_element";
    return null;
  }

  private closeArray(): null {
    this.pos += 1;
    this.inArray = false;
    this.state = this.topIsObject ? "after_value" : "trailing";
    return null;
  }

  private closeTop(): null {
    this.pos += 1;
    this.state = "trailing";
    return null;
  }

  private beginValue(pointer: string, byte: number): SplitStep | null {
    if (byte === comma || byte === 0x3a || byte === closeBrace || byte === closeBracket) {
      return this.malformed(`a value was expected, not ${describeByte(byte)}`);
    }
    this.pointer = pointer;
    this.valueStart = this.pos;
    this.keeping = this.plan.want(pointer);
    this.tooLarge = false;
    this.skipper.start(byte);
    this.state = "in_value";
    return null;
  }

  private runValue(): SplitStep | null {
    this.pos = this.skipper.run(this.view, this.pos);
    if (this.skipper.status === "mismatch") {
      return this.malformed(
        `${describeByte(this.view[this.pos])} closes a bracket that is not open`,
      );
    }
    if (this.skipper.status === "too_deep") return this.tooDeep();
    if (this.keeping && this.pos - this.valueStart > this.plan.limits.elementBytes) {
      this.keeping = false;
      this.tooLarge = true;
    }
    if (this.skipper.status === "running" && !(this.atEnd && this.skipper.endsWithStream)) {
      return this.atEnd ? this.truncated() : "more";
    }
    return this.state === "in_key" ? this.finishKey() : this.finishValue();
  }

  private finishKey(): SplitStep | null {
    this.keeping = false;
    if (this.tooLarge) {
      return this.fail("element_too_large", "a key is larger than any element may be");
    }
    const read = this.keys.read(this.view.subarray(this.valueStart, this.pos));
    if ("code" in read) return this.fail(read.code, read.cause);
    this.pointer = pointerStep("", read.key);
    this.state = "colon";
    return null;
  }

  private finishValue(): SplitStep | null {
    const { keeping, tooLarge, pointer } = this;
    const source = `${this.plan.path}#${pointer}`;
    this.keeping = false;
    this.index += 1;
    this.state = this.inArray || this.topIsObject ? "after_value" : "trailing";
    if (tooLarge) {
      const message = `This element is larger than ${this.plan.limits.elementBytes} bytes and was not read.`;
      return {
        kind: "problem",
        problem: { code: "element_too_large", effect: "row_lost", source, message },
      };
    }
    if (!keeping) return null;
    return parseElement({
      bytes: Buffer.from(this.view.subarray(this.valueStart, this.pos)),
      pointer,
      source,
      sourceIsPointer: true,
      offset: this.base + this.valueStart,
      keys: this.skipper.colons,
      maxDepth: this.plan.limits.jsonDepth,
    });
  }

  private nothing(): SplitStep {
    return this.fail("empty", "the file holds no JSON at all");
  }

  private truncated(): SplitStep {
    return this.fail(
      "truncated",
      "the text ends in the middle of the document; the file was cut off",
    );
  }

  private tooDeep(): SplitStep {
    return this.fail(
      "nested_too_deep",
      `more than ${this.plan.limits.jsonDepth} brackets are open at once`,
    );
  }

  private malformed(cause: string): SplitStep {
    return this.fail("malformed_json", cause);
  }

  private fail(code: ProblemCode, cause: string): SplitStep {
    const pointer = this.state === "in_value" || !this.inArray ? this.pointer : this.arrayPointer;
    this.state = "failed";
    this.keeping = false;
    const source = `${this.plan.path}#${pointer}`;
    const message = `At byte ${this.base + this.pos}: ${cause}.`;
    return { kind: "problem", problem: { code, effect: "refused", source, message } };
  }
}
