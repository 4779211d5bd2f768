/**
 * The part of a call's arguments that the environment cannot change in place. The arguments' own names, texts,
 * numbers and truth values are copied into the call; the lists and objects among them are shared with it, and the
 * environment may add to them (a booking's flights get their prices). Two calls of one shape and different
 * arguments may therefore be one call before and after (hal.md 2.6, step 3). Text that is no JSON object is its
 * own shape.
 *
 * @param argumentsJson canonical JSON text
 * @example
 * argumentShape('{"flights":[{"number":"HAT1"}],"user":"a"}'); // '[["flights","list"],["user","value","a"]]'
 */
export function argumentShape(argumentsJson: string): string {
  const parsed = parsedOrNull(argumentsJson);
  if (parsed === null || typeof parsed !== "object" || Array.isArray(parsed)) return argumentsJson;
  return JSON.stringify(Object.entries(parsed).map(([name, value]) => [name, ...kindOf(value)]));
}

function kindOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return ["list"];
  if (typeof value === "object" && value !== null) return ["object"];
  return ["value", value];
}

/** A model may write arguments that are no JSON at all: they are compared as text. */
function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
