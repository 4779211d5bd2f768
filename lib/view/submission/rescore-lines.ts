import type { RescoreSummary } from "#lib/domain/replay/rescore-summary.ts";
import { agreementText } from "../run/agreement-text.ts";
import { counted, formatBounds } from "../words/format.ts";
import { scoreSourceWords } from "../words/score-source-words.ts";

/** What a preview says of one re-score, in sentences. */
export interface RescoreText {
  readonly finding: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** The run it belongs to; null while none was found. */
  readonly run: { readonly id: string; readonly label: string; readonly board: string } | null;
}

export function rescoreText(rescore: RescoreSummary, isPublished: boolean): RescoreText {
  const { placement, scoreSource, numberReturned, tool, normalizations, episodes } = rescore;
  const named = (name: string, value: string | null) => (value === null ? [] : [{ name, value }]);
  return {
    finding: finding(rescore, isPublished),
    facts: [
      { name: "Source", value: scoreSourceWords[scoreSource] },
      { name: "Episodes in the file", value: String(episodes) },
      ...placementFacts(placement),
      ...named("Number returned", numberReturned === null ? null : `${numberReturned}, no score`),
      ...named("Migration check", migrationText(rescore)),
      ...named(
        "Not counted as drift",
        normalizations.length === 0 ? null : normalizations.join(", "),
      ),
      ...named("Made by", tool),
    ],
    run: runOf(placement),
  };
}

type Placement = RescoreSummary["placement"];

function finding({ placement, measurement }: RescoreSummary, isPublished: boolean): string {
  if (placement === null) return "Its run was not found.";
  if (placement.agreement !== null) {
    const adds = isPublished ? "it added no scores" : "publishing it adds no scores";
    return `The run has been measured by this very ruler, so this is a check of it: ${adds}.`;
  }
  const { low, high } = placement.score;
  const bounds =
    low === null || high === null ? "no bounds" : `bounds of ${formatBounds(low, high)}`;
  const adds = isPublished ? "It added a row" : "It would add a row";
  return `${adds} of its own to ${placement.board}, under ruler ${measurement.key}, with ${bounds}. The archived scores stay as they are.`;
}

function placementFacts(placement: Placement): RescoreText["facts"] {
  if (placement === null) return [];
  const { matched, notInRun, notMentioned, agreement } = placement;
  return [
    { name: "Matched", value: `${counted(matched, "episode")} of the run` },
    { name: "Not in the run", value: notInRun.length === 0 ? "0" : listed(notInRun) },
    {
      name: "Not spoken of",
      value:
        notMentioned === 0
          ? "0"
          : `${counted(notMentioned, "planned episode")}, missing for this ruler`,
    },
    ...(agreement === null ? [] : [{ name: "Agreement", value: agreementText(agreement) }]),
  ];
}

const named = 20;

function listed(names: readonly string[]): string {
  const more = names.length > named ? `; and ${names.length - named} more` : "";
  return `${names.length}: ${names.slice(0, named).join("; ")}${more}`;
}

function migrationText({ migration }: RescoreSummary): string | null {
  const { agreed, disagreed, unknown } = migration;
  const all = agreed + disagreed.length + unknown.length;
  if (all === 0) return null;
  const differs = disagreed.length === 0 ? "" : `; it differs for ${listed(disagreed)}`;
  const open = unknown.length === 0 ? "" : `; nothing to compare for ${listed(unknown)}`;
  return `the old rule agrees on ${agreed} of ${all} migrated records${differs}${open}`;
}

function runOf(placement: Placement): RescoreText["run"] {
  if (placement === null) return null;
  const { run: id, board, model, agent } = placement;
  return {
    id,
    label: [model ?? "unknown model", ...(agent === null ? [] : [agent])].join(" · "),
    board,
  };
}
