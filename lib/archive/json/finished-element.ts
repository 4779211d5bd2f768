import type { JsonItem } from "./json-element.ts";
import { parseElement } from "./parse-element.ts";
import type { SplitPlan } from "./split-plan.ts";

type Place = Pick<SplitPlan, "place" | "limits">;

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
  { place, limits }: Place,
  { pointer, bytes, offset, keys }: CutElement,
): JsonItem {
  const source = `${place}${pointer}`;
  const maxDepth = limits.jsonDepth;
  return parseElement({ bytes, pointer, source, sourceIsPointer: true, offset, keys, maxDepth });
}

/** The problem of an element whose bytes were passed over. */
export function elementTooLarge({ place, limits }: Place, pointer: string): JsonItem {
  const message = `This element is larger than ${limits.elementBytes} bytes and was not read.`;
  const source = `${place}${pointer}`;
  return {
    kind: "problem",
    problem: { code: "element_too_large", effect: "row_lost", source, message },
  };
}
