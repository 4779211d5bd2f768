/**
 * One record as Python's `json.loads` gives it: its fields, and the exact text of its numbers, because Python tells 1
 * from 1.0 and keeps every digit. NaN and Infinity stand among the values, as Python reads and writes them.
 */
export interface PythonRecord {
  readonly fields: Fields;
  /** The text of the scalar at an RFC 6901 pointer into the record; null when there is none. */
  lexeme(pointer: string): string | null;
}

export type Fields = Readonly<Record<string, unknown>>;
