import { parseElement } from "./parse-element.ts";
import type { SplitPlan, SplitStep } from "./split-plan.ts";

interface CutElement {
  readonly pointer: string;
  readonly bytes: Buffer;
  /** Where it begins in the member. */
  readonly offset: number;
  /** Colons outside strings, which are its keys. */
  readonly keys: number;
}

/** Parses an element that was cut out whole. */
export function finishedElement(
  { place, limits }: SplitPlan,
  { pointer, bytes, offset, keys }: CutElement,
): SplitStep {
  const source = `${place}${pointer}`;
  const maxDepth = limits.jsonDepth;
  return parseElement({ bytes, pointer, source, sourceIsPointer: true, offset, keys, maxDepth });
}

/** The problem of an element whose bytes were passed over. */
export function elementTooLarge({ place, limits }: SplitPlan, pointer: string): SplitStep {
  const message = `This element is larger than ${limits.elementBytes} bytes and was not read.`;
  const source = `${place}${pointer}`;
  return {
    kind: "problem",
    problem: { code: "element_too_large", effect: "row_lost", source, message },
  };
}
