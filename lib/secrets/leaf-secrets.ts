import { findSecrets } from "./find-secrets.ts";
import type { SecretSpan } from "./secret-span.ts";
import type { TextLeaf } from "./text-leaves.ts";

export interface LeafSecret extends SecretSpan {
  readonly leaf: TextLeaf;
  /** The leaf's place among all. */
  readonly index: number;
}

/** No secret goes across it. */
const separator = "\n\0\n";
/** So much text is read at once: a call of the rules for each text would cost more than the texts. */
const batchCharacters = 256 * 1024;

interface Batched {
  readonly leaf: TextLeaf;
  readonly index: number;
  /** Where its text begins and ends in the batch. */
  readonly from: number;
  readonly to: number;
}

/** The possible secrets in texts, in their order; each with its place in its own text. */
export function leafSecrets(leaves: readonly TextLeaf[]): readonly LeafSecret[] {
  const found: LeafSecret[] = [];
  let batch: Batched[] = [];
  let length = 0;
  for (const [index, leaf] of leaves.entries()) {
    const from = length + leaf.prefix.length;
    const to = from + leaf.text.length;
    batch.push({ leaf, index, from, to });
    length = to + separator.length;
    if (length < batchCharacters) continue;
    for (const secret of inBatch(batch)) found.push(secret);
    batch = [];
    length = 0;
  }
  for (const secret of inBatch(batch)) found.push(secret);
  return found;
}

function inBatch(batch: readonly Batched[]): readonly LeafSecret[] {
  const spans = findSecrets(batch.map(({ leaf }) => leaf.prefix + leaf.text).join(separator));
  let at = 0;
  return spans.flatMap(({ rule, start, end }) => {
    while (at + 1 < batch.length && (batch[at]?.to ?? start) <= start) at += 1;
    const text = batch[at];
    if (text === undefined || end <= text.from) return [];
    const { leaf, index, from, to } = text;
    return [
      { leaf, index, rule, start: Math.max(start, from) - from, end: Math.min(end, to) - from },
    ];
  });
}
