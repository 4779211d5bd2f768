/**
 * JSON text with line breaks and indents put between its tokens. Only white space outside strings changes: numbers keep
 * their digits and keys their order, repeated ones too. Text that is no object or array stays as it is.
 */
export function indentedJson(text: string): string {
  const trimmed = text.trim();
  if (!/^[{[]/.test(trimmed)) return text;
  const found = trimmed.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+|"/gs);
  const tokens = [...found].map(([token]) => token);
  let depth = 0;
  let out = "";
  for (const [index, token] of tokens.entries()) {
    if (isClosing(token)) depth = Math.max(0, depth - 1);
    out += spaced(token, { before: tokens[index - 1], after: tokens[index + 1], depth });
    if (isOpening(token)) depth += 1;
  }
  return out;
}

interface Place {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly depth: number;
}

/** A token with the white space that belongs to it. */
function spaced(token: string, { before, after, depth }: Place): string {
  if (token === ":") return ": ";
  if (token === ",") return `,${newLine(depth)}`;
  if (isClosing(token)) return isOpening(before) ? token : `${newLine(depth)}${token}`;
  return isOpening(token) && !isClosing(after) ? `${token}${newLine(depth + 1)}` : token;
}

function newLine(depth: number): string {
  return `\n${"  ".repeat(Math.min(depth, 20))}`;
}

function isOpening(token: string | undefined): boolean {
  return token === "{" || token === "[";
}

function isClosing(token: string | undefined): boolean {
  return token === "}" || token === "]";
}
