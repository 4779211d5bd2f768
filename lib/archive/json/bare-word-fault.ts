import type { JsonFault } from "./json-fault.ts";

const numberPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const notANumberPattern = /^[+-]?(?:nan|inf|infinity)$/i;
const literals = new Set(["true", "false", "null"]);
const pythonWords = new Set(["NaN", "Infinity", "-Infinity"]);
const shownCharacters = 40;

/**
 * What is wrong with a word or number outside quotes; null when it is JSON.
 *
 * @param takesNonFinite whether NaN, Infinity and numbers beyond a double are taken, as Python writes and reads them
 */
export function bareWordFault(
  word: string,
  takesNonFinite: boolean,
): Pick<JsonFault, "code" | "cause"> | null {
  if (literals.has(word) || (takesNonFinite && pythonWords.has(word))) return null;
  const shown = word.slice(0, shownCharacters);
  if (numberPattern.test(word)) {
    if (takesNonFinite || Number.isFinite(Number(word))) return null;
    return { code: "not_a_number", cause: `${shown} is too large for a number` };
  }
  if (notANumberPattern.test(word)) {
    return { code: "not_a_number", cause: `${shown} is not a JSON number` };
  }
  return { code: "malformed_json", cause: `"${shown}" is not a JSON value` };
}
