/**
 * Marks with 1 every place of a list where the whole reference stands without a gap. Copies may overlap here; an
 * empty reference stands nowhere.
 *
 * @example
 * referenceCopies(Int32Array.of(7, 1, 2, 1, 2), Int32Array.of(1, 2)); // 0, 1, 0, 1, 0
 */
export function referenceCopies(list: Int32Array, reference: Int32Array): Uint8Array {
  if (reference.length === 0) return new Uint8Array(list.length);
  return Uint8Array.from(list, (_code, start) =>
    reference.every((code, offset) => list[start + offset] === code) ? 1 : 0,
  );
}
