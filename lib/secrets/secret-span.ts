/** Where one text holds a possible secret. */
export interface SecretSpan {
  readonly rule: string;
  readonly start: number;
  /** Behind its last character. */
  readonly end: number;
}
