interface MarkedSpan {
  readonly start: number;
  readonly end: number;
  readonly mark: string;
}

/** A text with marks in the place of its secrets. JSON that a mark would break becomes the marks alone. */
export function redactedText(text: string, marks: readonly MarkedSpan[]): string {
  let redacted = "";
  let at = 0;
  for (const { start, end, mark } of marks) {
    redacted += text.slice(at, start) + mark;
    at = end;
  }
  redacted += text.slice(at);
  if (!isJson(text) || isJson(redacted)) return redacted;
  return JSON.stringify(marks.map(({ mark }) => mark).join(" "));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
