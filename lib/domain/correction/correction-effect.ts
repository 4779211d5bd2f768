import type { BoardRun } from "../board/board-run.ts";
import type { Correction, CorrectionEffect } from "./correction.ts";
import { relabelledNames } from "./correction-change.ts";

/**
 * What a correction does to one row, old and new as texts: a figure's lexeme, the money on either basis, the names, or
 * passes of planned episodes (the mean where scores are partial). Null for one that moves nothing; `after: null` is
 * "no longer known", and a change to zero is "0".
 *
 * @param before the row without the correction
 * @param after the same row with it
 */
export function correctionEffect(
  { target, change }: Pick<Correction, "target" | "change">,
  before: BoardRun,
  after: BoardRun,
): CorrectionEffect | null {
  if (target.kind === "figure")
    return moved(lexeme(before, target.metric), lexeme(after, target.metric));
  if (change?.kind === "names") return moved(namesOf(before, after), namesOf(after, before));
  if (change?.kind === "cost_basis") {
    const old = before.costBasis ?? "reported";
    return moved(usdText(before, old), usdText(after, change.basis));
  }
  if (before.withdrawn === null && after.withdrawn !== null) return moved(scoreText(before), null);
  return moved(scoreText(before), scoreText(after));
}

function moved(before: string | null, after: string | null): CorrectionEffect | null {
  return before === after ? null : { before, after };
}

function lexeme({ reported }: BoardRun, metric: string): string | null {
  return reported.find((figure) => figure.metric === metric)?.value ?? null;
}

function namesOf(row: BoardRun, other: BoardRun): string {
  const changed = relabelledNames.filter((name) => row.system[name] !== other.system[name]);
  return changed.map((name) => `${name} ${row.system[name] ?? "unknown"}`).join("; ");
}

function usdText({ costs }: BoardRun, basis: string): string | null {
  const total = costs.find((cost) => cost.basis === basis && cost.role === "all");
  return total === undefined || total.usd === null ? null : String(total.usd);
}

function scoreText({ counts, score }: BoardRun): string | null {
  if (counts === null) return null;
  if (counts.partial > 0) return score.naive === null ? null : String(score.naive);
  return `${counts.pass}/${counts.planned}`;
}
