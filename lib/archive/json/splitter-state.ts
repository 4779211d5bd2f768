/** Where a splitter stands between the bytes of one document. */
export type SplitterState =
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

/** The bytes that structure JSON. */
export const mark = {
  openBrace: 0x7b,
  closeBrace: 0x7d,
  openBracket: 0x5b,
  closeBracket: 0x5d,
  comma: 0x2c,
  colon: 0x3a,
  quote: 0x22,
} as const;
