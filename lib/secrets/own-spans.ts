import { ownRules } from "./own-rules.ts";
import type { SecretSpan } from "./secret-span.ts";

/** The possible secrets that our own rules find. */
export function ownSpans(content: string): readonly SecretSpan[] {
  return ownRules.flatMap(({ rule, pattern }) =>
    [...content.matchAll(pattern)].flatMap(({ indices }) => {
      const found = indices?.groups?.["secret"];
      return found === undefined ? [] : [{ rule, start: found[0], end: found[1] }];
    }),
  );
}
