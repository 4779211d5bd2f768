import type { ProblemCode } from "#lib/domain/problem.ts";
import { describeByte } from "./describe-byte.ts";
import { DocumentKeys } from "./document-keys.ts";
import { elementTooLarge, finishedElement } from "./finished-element.ts";
import { isBlank } from "./is-blank.ts";
import { pointerStep } from "./pointer.ts";
import type { SplitPlan, SplitStep } from "./split-plan.ts";
import { mark, type SplitterState } from "./splitter-state.ts";
import { ValueSkipper } from "./value-skipper.ts";

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
  private state: SplitterState = "start";
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
      return this.state === "start"
        ? this.fail("empty", "the file holds no JSON at all")
        : this.truncated();
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
        if (byte !== mark.colon)
          return this.malformed(`a colon was expected after the key, not ${describeByte(byte)}`);
        return this.moveTo("member");
      case "member":
        return this.takeMember(byte);
      case "first_element":
      case "element":
        return this.takeElement(byte);
      case "after_value":
        return this.takeSeparator(byte);
      default:
        return this.malformed(
          `${describeByte(byte)} follows the end of the document${byte === mark.openBrace ? "; is this JSON Lines?" : ""}`,
        );
    }
  }

  private takeFirst(byte: number): SplitStep | null {
    if (byte === mark.openBrace) {
      this.topIsObject = true;
      return this.moveTo("first_key");
    }
    if (byte === mark.openBracket && this.plan.split.includes("")) return this.enterArray("");
    return this.beginValue("", byte);
  }

  private takeKey(byte: number): SplitStep | null {
    if (byte === mark.closeBrace && this.state === "first_key") return this.moveTo("trailing");
    if (byte !== mark.quote) return this.malformed(`a key was expected, not ${describeByte(byte)}`);
    this.valueStart = this.pos;
    this.keeping = true;
    this.tooLarge = false;
    this.skipper.start(byte);
    this.state = "in_key";
    return null;
  }

  private takeMember(byte: number): SplitStep | null {
    if (byte === mark.openBracket && this.plan.split.includes(this.pointer))
      return this.enterArray(this.pointer);
    return this.beginValue(this.pointer, byte);
  }

  private takeElement(byte: number): SplitStep | null {
    if (byte === mark.closeBracket && this.state === "first_element") return this.closeArray();
    return this.beginValue(pointerStep(this.arrayPointer, this.index), byte);
  }

  private takeSeparator(byte: number): SplitStep | null {
    const { inArray } = this;
    if (byte === mark.comma) {
      return this.moveTo(inArray ? "element" : "key");
    }
    if (byte === mark.closeBracket && inArray) return this.closeArray();
    if (byte === mark.closeBrace && !inArray) return this.moveTo("trailing");
    return this.malformed(
      `a mark.comma or "${inArray ? "]" : "}"}" was expected, not ${describeByte(byte)}`,
    );
  }

  /** Past one byte, into a state. */
  private moveTo(state: SplitterState): null {
    this.pos += 1;
    this.state = state;
    return null;
  }

  private enterArray(pointer: string): null {
    this.inArray = true;
    this.arrayPointer = pointer;
    this.index = 0;
    return this.moveTo("first_element");
  }

  private closeArray(): null {
    this.inArray = false;
    return this.moveTo(this.topIsObject ? "after_value" : "trailing");
  }

  private beginValue(pointer: string, byte: number): SplitStep | null {
    if (
      byte === mark.comma ||
      byte === mark.colon ||
      byte === mark.closeBrace ||
      byte === mark.closeBracket
    ) {
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
    if (this.skipper.status === "too_deep") {
      const cause = `more than ${this.plan.limits.jsonDepth} brackets are open at once`;
      return this.fail("nested_too_deep", cause);
    }
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
    const { keeping, tooLarge, pointer, plan, valueStart } = this;
    this.keeping = false;
    this.index += 1;
    this.state = this.inArray || this.topIsObject ? "after_value" : "trailing";
    if (tooLarge) return elementTooLarge(plan, pointer);
    const { colons: keys } = this.skipper;
    const offset = this.base + valueStart;
    if (!keeping) {
      plan.onPassed({ pointer, start: offset, end: this.base + this.pos, keys });
      return null;
    }
    const bytes = Buffer.from(this.view.subarray(valueStart, this.pos));
    return finishedElement(plan, { pointer, bytes, offset, keys });
  }

  private truncated(): SplitStep {
    return this.fail("truncated", "the text ends in the middle of the document: it was cut off");
  }

  private malformed(cause: string): SplitStep {
    return this.fail("malformed_json", cause);
  }

  private fail(code: ProblemCode, cause: string): SplitStep {
    const pointer = this.state === "in_value" || !this.inArray ? this.pointer : this.arrayPointer;
    this.state = "failed";
    this.keeping = false;
    const source = `${this.plan.place}${pointer}`;
    const message = `At byte ${this.base + this.pos}: ${cause}.`;
    return { kind: "problem", problem: { code, effect: "refused", source, message } };
  }
}
