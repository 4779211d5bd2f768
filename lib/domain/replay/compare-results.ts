import { compareDecimals } from "../numbers/compare-decimals.ts";
import { paired } from "../order/paired.ts";
import { type JsonField, type JsonTree, jsonTree, type WrittenJson } from "./json-tree.ts";
import type { NormalizationName } from "./normalizations.ts";
import { plainTimestamps } from "./plain-timestamps.ts";

/** Two results of one call: the same but for these declared normalizations, or not the same. */
export type ComparedResults =
  | { readonly same: true; readonly used: readonly NormalizationName[] }
  | { readonly same: false };

const different: ComparedResults = { same: false };

/**
 * Whether two texts say the same, and which declared normalizations that took. Texts that are JSON are compared part
 * by part, anything else as text. A normalization that is not in `allowed` counts as a difference.
 *
 * @param fields the key fields of a result that is an object; null means all of them
 */
export function compareResults(
  recorded: string,
  rerun: string,
  allowed: readonly NormalizationName[],
  fields: readonly string[] | null = null,
): ComparedResults {
  if (recorded === rerun) return { same: true, used: [] };
  const [before, after] = [jsonTree(recorded), jsonTree(rerun)];
  const used = new Set<NormalizationName>();
  const isSame =
    before === null || after === null
      ? isSameText(recorded, rerun, used)
      : isSameJson(picked(before, fields), picked(after, fields), used);
  if (!isSame || [...used].some((name) => !allowed.includes(name))) return different;
  return { same: true, used: [...used].toSorted() };
}

type Used = Set<NormalizationName>;

function picked(written: WrittenJson, names: readonly string[] | null): WrittenJson {
  const { tree } = written;
  if (names === null || tree.kind !== "object") return written;
  const fields = tree.fields.filter(({ key }) => names.includes(key));
  return { tree: { kind: "object", fields }, gaps: [] };
}

function isSameText(recorded: string, rerun: string, used: Used): boolean {
  if (isSameTime(recorded, rerun, used)) return true;
  const [before, after] = [collapsed(recorded), collapsed(rerun)];
  used.add("whitespace");
  return before === after || isSameTime(before, after, used);
}

function collapsed(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}

function isSameTime(before: string, after: string, used: Used): boolean {
  if (plainTimestamps(before) !== plainTimestamps(after)) return false;
  used.add("timestamp_format");
  return true;
}

function isSameJson(before: WrittenJson, after: WrittenJson, used: Used): boolean {
  if (gapsOf(before) !== gapsOf(after)) used.add("whitespace");
  return isSameTree(before.tree, after.tree, used);
}

/** Sorted, for a field that moved takes its white space along. */
function gapsOf({ gaps }: WrittenJson): string {
  return gaps.toSorted().join("|");
}

function isSameTree(before: JsonTree, after: JsonTree, used: Used): boolean {
  if (before.kind === "object") {
    return after.kind === "object" && isSameObject(before.fields, after.fields, used);
  }
  if (before.kind === "list") {
    return after.kind === "list" && isSameList(before.items, after.items, used);
  }
  if (after.kind === "object" || after.kind === "list") return false;
  return before.lexeme === after.lexeme || isSameLeaf(before, after, used);
}

type Leaf = Exclude<JsonTree, { readonly kind: "list" | "object" }>;

/** @param before and `after` are written differently */
function isSameLeaf(before: Leaf, after: Leaf, used: Used): boolean {
  if (before.kind === "string" && after.kind === "string") {
    if (before.value !== after.value) return isSameTime(before.value, after.value, used);
    used.add("string_escapes");
    return true;
  }
  if (before.kind !== "number" || after.kind !== "number") return false;
  used.add("number_lexeme");
  return compareDecimals(before.lexeme, after.lexeme) === 0;
}

function isSameList(before: readonly JsonTree[], after: readonly JsonTree[], used: Used): boolean {
  if (before.length !== after.length) return false;
  return paired(before, after).every(([item, other]) => isSameTree(item, other, used));
}

function isSameObject(
  before: readonly JsonField[],
  after: readonly JsonField[],
  used: Used,
): boolean {
  if (before.length !== after.length) return false;
  if (before.some(({ key }, index) => after[index]?.key !== key)) used.add("key_order");
  const others = new Map(after.map((field) => [field.key, field]));
  return before.every(({ key, lexeme, value }) => {
    const other = others.get(key);
    if (other === undefined) return false;
    if (other.lexeme !== lexeme) used.add("string_escapes");
    return isSameTree(value, other.value, used);
  });
}
