import type { Row } from "./row.ts";
import { scorerFailure } from "./scorer-failure.ts";
import { statedText } from "./stated-text.ts";
import { fieldsOf } from "./status/fields-of.ts";

/** Why the row has its status, in sentences. The scorer's rationale stays out of them: it may give the answer away. */
export function scoreEvidence({ raw, loaded, status, stated }: Row): readonly string[] {
  const metadata = fieldsOf(raw["metadata"]);
  const { error_type: type } = fieldsOf(raw["error"]);
  const failure = scorerFailure(raw);
  const isLegacy = loaded.fields !== raw;
  const isTimeout = raw["finish_reason"] === "timeout" && raw["score"] === 0;
  const scorer = statedText(raw["scorer_name"]);
  const word = (key: string) => statedText(metadata[key]);
  return [
    `AlphaDiana's rules over the loaded row give ${status}; the row states ${stated ?? "nothing"}.`,
    ...(scorer === null ? [] : [`Scored by ${scorer}.`]),
    ...(isLegacy
      ? ["Timeout, scored 0: an error row of an older version whose text tells of a timeout."]
      : []),
    ...(isTimeout ? ["Timeout, scored 0 by the run itself."] : []),
    ...(statedText(type) === null ? [] : [`error.error_type is ${type}.`]),
    ...["failure_reason", "verifier_status", "zeroclaw_selected_classification"].flatMap((key) =>
      word(key) === null ? [] : [`metadata.${key} is ${word(key)}.`],
    ),
    ...(failure === null ? [] : [`${failure.field} is "${failure.words}": the scorer failed.`]),
  ];
}
