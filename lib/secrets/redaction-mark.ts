const shownDigits = 12;

/** What stands in a secret's place: which rule took it for one, and the start of its digest. */
export function redactionMark(rule: string, sha256: string): string {
  return `[redacted: ${rule}, sha256 ${sha256.slice(0, shownDigits)}]`;
}
