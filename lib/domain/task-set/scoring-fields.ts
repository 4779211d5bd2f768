/** A value of JSON. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** What decides a task's reward, by field: the criteria's own fields beside the others. */
export type ScoringFields = Readonly<Record<string, JsonValue>>;

/**
 * The scoring fields of one task. The fields inside tau2's `evaluation_criteria` stand beside `initial_state`: what a
 * reader asks is which of them changed. A field that is null is a field that says nothing, and left out.
 *
 * @param content what was hashed, such as {evaluation_criteria: {...}, initial_state: ...} or {actions, outputs}
 */
export function scoringFields(content: ScoringFields): ScoringFields {
  const { evaluation_criteria: criteria = null, ...rest } = content;
  const inner = isFields(criteria) ? criteria : {};
  return Object.fromEntries(
    Object.entries({ ...rest, ...inner }).filter(([, value]) => value !== null),
  );
}

function isFields(value: JsonValue): value is ScoringFields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
