/** Where a value lies in a member's bytes: it can be read by itself, and again. */
export interface JsonSpan {
  /** RFC 6901 pointer inside the member. */
  readonly pointer: string;
  readonly start: number;
  /** The first byte after it. */
  readonly end: number;
  /** Colons outside strings, which are its keys. */
  readonly keys: number;
}
