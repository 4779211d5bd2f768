import type {
  FoundSecrets,
  SecretDecision,
  SecretFinding,
  SecretPlace,
} from "#lib/domain/submission/secret.ts";
import {
  hasUndecidedSecrets,
  heldDecisions,
  undecidedSecrets,
} from "#lib/domain/submission/secret-decisions.ts";
import { counted } from "../words/format.ts";

const shownFindings = 100;
const shownPlaces = 5;
/** As many as a mark has. */
const markDigits = 12;

export interface SecretLine {
  readonly id: string;
  readonly rule: string;
  readonly preview: string;
  readonly digest: string;
  readonly places: readonly SecretPlace[];
  /** The places that are not named; null when all are. */
  readonly more: string | null;
  readonly decision: string;
  readonly isDecided: boolean;
}

export interface SecretsView {
  readonly summary: string;
  readonly lines: readonly SecretLine[];
  /** What is found and not shown; null when everything is. */
  readonly left: string | null;
  /** Whether any is undecided, shown or not. */
  readonly isOpen: boolean;
}

/** An archive's possible secrets and what was decided on each; null when none was found. */
export function secretsView(
  found: FoundSecrets,
  decisions: readonly SecretDecision[],
): SecretsView | null {
  const { secrets } = found;
  if (secrets.length === 0) return null;
  const held = heldDecisions(decisions);
  const isOpen = hasUndecidedSecrets(found, decisions);
  const open = undecidedSecrets(found, decisions).length;
  return {
    summary: `${counted(secrets.length, "possible secret")}, ${isOpen ? `${open} undecided` : "all decided"}.`,
    lines: secrets.slice(0, shownFindings).map((one) => toLine(one, held.get(one.id) ?? null)),
    left: leftText(found),
    isOpen,
  };
}

function leftText({ secrets, secretsUnlisted }: FoundSecrets): string | null {
  const unshown = Math.max(0, secrets.length - shownFindings);
  const left = [
    ...(unshown > 0 ? [`${counted(unshown, "more finding")} of the report`] : []),
    ...(secretsUnlisted > 0
      ? [`${counted(secretsUnlisted, "place")} that the report only counts`]
      : []),
  ];
  return left.length === 0 ? null : `Not shown here: ${left.join(", ")}.`;
}

function toLine(finding: SecretFinding, decision: SecretDecision | null): SecretLine {
  const { id, rule, preview, sha256, places, occurrences } = finding;
  const shown = places
    .slice(0, shownPlaces)
    .map(({ source, part }) => ({ source, part: partText(part) }));
  const more = occurrences - shown.length;
  return {
    ...{ id, rule, preview, digest: sha256.slice(0, markDigits), places: shown },
    more: more === 0 ? null : `and ${counted(more, "more place")}`,
    decision: decisionText(decision),
    isDecided: decision !== null,
  };
}

function decisionText(decision: SecretDecision | null): string {
  if (decision === null) return "Undecided";
  return decision.action === "redact" ? "Redacted" : `Published as it stands: ${decision.reason}`;
}

/** `events/3/argumentsJson` as `event 4, arguments`: people count from one. */
function partText(part: string): string {
  const event = /^events\/(\d+)\/(.+)$/.exec(part);
  if (event === null) return part;
  const [, index, text] = event;
  return `event ${Number(index) + 1}, ${text === "argumentsJson" ? "arguments" : text}`;
}
