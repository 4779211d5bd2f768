import {
  type MeasurementPart,
  measurementPartNames,
  type PartReading,
  partValue,
} from "../measurement.ts";
import { compareCodePoints } from "../order/compare-code-points.ts";

/** The rulers of one row on both sides. */
export interface RulerPair {
  readonly before: readonly PartReading[];
  readonly after: readonly PartReading[];
}

interface HasRulers {
  readonly rulers: RulerPair;
}

/**
 * Whether two rows were measured with the same two rulers, as far as the archives say. An unknown
 * part equals an unknown part only inside one archive, so each side is compared with itself, and
 * between the archives only what is known counts: an unknown part is never read as equal or changed.
 */
export function sameRulers(a: RulerPair, b: RulerPair): boolean {
  return pairKey(a) === pairKey(b);
}

/**
 * The pair of rulers to compare: the one that most of the rows whose ruler changed share, or most
 * of all rows when none changed. Equally frequent pairs are settled by their text, with a warning.
 */
export function comparedRulers(rows: readonly HasRulers[]): {
  readonly rulers: RulerPair | null;
  readonly warnings: readonly string[];
} {
  const changed = rows.filter(
    ({ rulers }) => knownParts(rulers.before) !== knownParts(rulers.after),
  );
  const candidates = changed.length > 0 ? changed : rows;
  const groups = new Map<string, { readonly rulers: RulerPair; readonly rows: number }>();
  for (const { rulers } of candidates) {
    const key = pairKey(rulers);
    const group = groups.get(key);
    groups.set(key, { rulers, rows: group === undefined ? 1 : group.rows + 1 });
  }
  const [first, second] = [...groups]
    .toSorted(([keyA, a], [keyB, b]) => b.rows - a.rows || compareCodePoints(keyA, keyB))
    .map(([, group]) => group);
  const rulers = first?.rulers ?? null;
  const isTie = second !== undefined && second.rows === first?.rows;
  const warnings = isTie
    ? ["Several pairs of rulers have equally many rows; the first by name is compared."]
    : [];
  return { rulers, warnings };
}

/**
 * How a row's rulers differ from the pair compared, in words: "scorer version 1.0.0 on both sides",
 * "user simulator a before, b after".
 */
export function rulerDifference(row: RulerPair, compared: RulerPair): string {
  return measurementPartNames
    .filter((name) => sides(row, name) !== sides(compared, name))
    .map((name) => `${name.replaceAll("_", " ")} ${sides(row, name)}`)
    .join("; ");
}

function sides(pair: RulerPair, name: MeasurementPart["name"]): string {
  const before = partValue(pair.before, name) ?? "unknown";
  const after = partValue(pair.after, name) ?? "unknown";
  return before === after ? `${before} on both sides` : `${before} before, ${after} after`;
}

function pairKey({ before, after }: RulerPair): string {
  return JSON.stringify([knownParts(before), knownParts(after)]);
}

function knownParts(parts: readonly PartReading[]): string {
  const known = measurementPartNames.map((name) => [name, partValue(parts, name)] as const);
  return JSON.stringify(known.filter(([, value]) => value !== null));
}
