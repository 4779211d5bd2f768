import type { CorrectionChange } from "./correction-change.ts";

/**
 * What a correction does. `note`, `caution` and `rescore` tell, `reply` and `dispute` are the submitter's word; the
 * others say what a figure lost or became.
 */
export const correctionKinds = [
  "note",
  "caution",
  "known_defect",
  "retraction",
  "exclusion",
  "rescore",
  "cost_rebasis",
  "relabel",
  "reply",
  "dispute",
] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

/** What a correction speaks of, by stable ids: never by the number of a database row. */
export type CorrectionTarget =
  | { readonly kind: "run"; readonly run: string }
  | {
      readonly kind: "episodes";
      readonly run: string;
      readonly episodes: readonly { readonly task: string; readonly trial: number }[];
    }
  | { readonly kind: "figure"; readonly run: string; readonly metric: string }
  | {
      readonly kind: "task";
      readonly benchmark: string;
      readonly taskSet: string;
      readonly task: string;
    }
  | { readonly kind: "task_set"; readonly benchmark: string; readonly taskSet: string }
  | { readonly kind: "board"; readonly board: string }
  | { readonly kind: "edition"; readonly board: string; readonly number: number };

/** A figure before and after, by its decimal lexeme; null where there is none. */
export interface CorrectionEffect {
  readonly before: string | null;
  readonly after: string | null;
}

/** An append-only statement. It never changes what was stored; a later one may supersede it. */
export interface Correction {
  /** `c_` and 20 hex digits of its content. */
  readonly id: string;
  readonly kind: CorrectionKind;
  readonly target: CorrectionTarget;
  readonly reason: string;
  /** Links to what it rests on. */
  readonly evidence: readonly string[];
  readonly author: string;
  /** In which role the author wrote it, in plain words. */
  readonly role: string;
  /** ISO time, UTC. */
  readonly createdAt: string;
  /** The correction that this one takes the place of. */
  readonly supersedes: string | null;
  /** Null for a correction that moves no figure. */
  readonly effect: CorrectionEffect | null;
  /** Absent where kind and target say all: the id of such a correction is made of the rest alone. */
  readonly change?: CorrectionChange;
}
