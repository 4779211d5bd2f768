import canonicalize from "canonicalize";

/** What RFC 8785 can write. */
export type CanonicalValue =
  | null
  | boolean
  | number
  | string
  | readonly CanonicalValue[]
  | { readonly [key: string]: CanonicalValue };

/**
 * The RFC 8785 JSON of a value: equal values give equal texts on every machine.
 * RFC 8785 has no half surrogate pairs, JSON has: they enter as their escapes (`\\ud83d`).
 *
 * @throws Error if the value holds NaN or an infinity
 */
export function canonicalJson(value: CanonicalValue): string {
  const text = canonicalize(isWellFormed(value) ? value : escaped(value));
  if (text === undefined) throw new Error("the value has no canonical JSON");
  return text;
}

const halfPair = /\p{Surrogate}/u;

function isWellFormed(value: CanonicalValue): boolean {
  if (typeof value === "string") return !halfPair.test(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => !halfPair.test(key) && isWellFormed(inner));
}

function escaped(value: CanonicalValue): CanonicalValue {
  if (typeof value === "string") return escapedText(value);
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.map(escaped);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [escapedText(key), escaped(inner)]),
  );
}

function escapedText(text: string): string {
  return text.replace(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
}

function isList(value: object): value is readonly CanonicalValue[] {
  return Array.isArray(value);
}
