import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { scoreSourceWords } from "../words/score-source-words.ts";
import { versionText } from "../words/version-text.ts";

/** `plain` names a fact, `warn` something unknown or unresolved, `bad` an error. */
export interface Chip {
  readonly tone: "plain" | "warn" | "bad";
  readonly text: string;
}

/** What a row was measured with, in as few words as tell two rulers apart. */
export function rulerChips({ measurement, system }: BoardRun): readonly Chip[] {
  const { scorer, scorerVersion, taskSetVersion, mode } = measurement;
  const chips: Chip[] = [];
  if (scorerVersion === null) chips.push({ tone: "warn", text: "scorer version unknown" });
  else chips.push({ tone: "plain", text: `${scorer ?? "scorer"} ${versionText(scorerVersion)}` });
  if (taskSetVersion !== null && taskSetVersion !== scorerVersion) {
    chips.push({ tone: "plain", text: `tasks ${versionText(taskSetVersion)}` });
  }
  if (mode === "solo") chips.push({ tone: "plain", text: "solo" });
  const retrieval = system.settings.find(({ name }) => name.includes("retrieval"));
  if (retrieval !== undefined) chips.push({ tone: "plain", text: retrieval.value });
  return chips;
}

/** What a reader must know before trusting the row. */
export function markChips({
  counts,
  constructed,
  reported,
  problemCount,
  rescore,
  corrections,
}: BoardRun): readonly Chip[] {
  const chips: Chip[] = [...correctionChips(corrections)];
  if (rescore !== null) chips.push({ tone: "warn", text: scoreSourceWords[rescore.scoreSource] });
  if (constructed) chips.push({ tone: "warn", text: "constructed" });
  if (counts !== null && counts.valid < counts.planned) {
    chips.push({ tone: "warn", text: `${counts.planned - counts.valid} unresolved` });
  }
  if (counts !== null && counts.suspect > 0) {
    chips.push({ tone: "bad", text: `${counts.suspect} suspect` });
  }
  if (reported.some(({ agrees }) => agrees === false)) {
    chips.push({ tone: "bad", text: "recount differs" });
  }
  const notes = problemCount + new Set(reported.flatMap((figure) => figure.notes)).size;
  if (notes > 0) chips.push({ tone: "warn", text: notes === 1 ? "1 note" : `${notes} notes` });
  return chips;
}

function correctionChips({ length }: BoardRun["corrections"]): readonly Chip[] {
  if (length === 0) return [];
  return [{ tone: "warn", text: length === 1 ? "1 correction" : `${length} corrections` }];
}
