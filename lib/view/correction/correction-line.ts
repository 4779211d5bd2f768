import type { CorrectionTarget } from "#lib/domain/correction/correction.ts";
import type { CorrectionChange } from "#lib/domain/correction/correction-change.ts";
import type { LoggedCorrection } from "#lib/domain/correction/correction-state.ts";
import { pathSegment } from "#lib/domain/path-segment.ts";
import { basisWords } from "../ledger/cost-words.ts";
import { spokenOf } from "./spoken-of.ts";

/** A correction in plain texts. */
export interface CorrectionLine {
  readonly id: string;
  readonly title: string;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
  /** What it speaks of, each with the page where it stands; null where there is none. */
  readonly about: readonly { readonly text: string; readonly href: string | null }[];
  /** Old and new, also to zero and to unknown; null for one that moves no single figure. */
  readonly effect: string | null;
  readonly change: string | null;
  readonly supersedes: string | null;
  readonly supersededBy: string | null;
  readonly evidence: readonly string[];
}

export function correctionLine(correction: LoggedCorrection): CorrectionLine {
  const { id, kind, target, reason, author, role, createdAt, effect, change } = correction;
  const { evidence, supersedes, supersededBy, board } = correction;
  return {
    ...{ id, reason, at: createdAt, supersedes, supersededBy, evidence },
    title: `${kindWord(kind, target)}: ${spokenOf(target)}`,
    by: `${author}, ${role}`,
    about: aboutOf(target, board),
    effect: effect === null ? null : `${effect.before ?? "unknown"} → ${effect.after ?? "unknown"}`,
    change: change === undefined ? null : changeText(change),
  };
}

/** The retraction of a run is a withdrawal. */
export function kindWord(kind: LoggedCorrection["kind"], target: CorrectionTarget): string {
  if (kind === "retraction" && target.kind === "run") return "withdrawal";
  return kind.replaceAll("_", " ");
}

function aboutOf(target: CorrectionTarget, board: string | null): CorrectionLine["about"] {
  const place = board === null ? [] : [{ text: `board ${board}`, href: `/boards/${board}` }];
  switch (target.kind) {
    case "run":
    case "figure":
      return [{ text: `run ${target.run}`, href: `/runs/${target.run}` }, ...place];
    case "episodes":
      return [
        { text: `run ${target.run}`, href: `/runs/${target.run}` },
        ...target.episodes.map(({ task, trial }) => ({
          text: `task ${task}, trial ${trial}`,
          href: `/runs/${target.run}/episodes/${pathSegment(task)}/${trial}`,
        })),
        ...place,
      ];
    case "edition":
      return [
        {
          text: `edition ${target.number} of ${target.board}`,
          href: `/boards/${target.board}/editions/${target.number}`,
        },
      ];
    case "task":
    case "task_set":
    case "board":
      return place;
  }
}

function changeText(change: CorrectionChange): string {
  switch (change.kind) {
    case "cost_basis":
      return `The cost of the row is the one ${basisWords[change.basis]}.`;
    case "names":
      return `New names: ${Object.entries(change.names)
        .map(([name, value]) => `${name} ${value ?? "unknown"}`)
        .join("; ")}.`;
    case "excludes_episodes":
      return "The episodes of this task are excluded in every run.";
    case "answers":
      return `Answers ${change.correction}.`;
  }
}
