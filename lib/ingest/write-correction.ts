import { inTransaction } from "#db/commands/in-transaction.ts";
import { lockCorrections } from "#db/commands/lock-corrections.ts";
import { storeCorrections } from "#db/commands/store-corrections.ts";
import type { PooledDatabase } from "#db/database.ts";
import { correctionsOf } from "#db/queries/corrections-of.ts";
import type { Correction } from "#lib/domain/correction/correction.ts";
import type { CorrectionDraft } from "#lib/domain/correction/correction-draft.ts";
import { subjectOf } from "#lib/domain/correction/correction-subject.ts";
import { correctionId } from "#lib/identity/correction-id.ts";
import { correctionsDigest } from "#lib/identity/corrections-digest.ts";
import { correctionMoves } from "./correction-moves.ts";

interface DraftBy {
  readonly draft: CorrectionDraft;
  /** Null for somebody without an account. */
  readonly userId: string | null;
  readonly now: Date;
  /** The digest of the list that the author saw; null to add to whatever stands there. */
  readonly seen: string | null;
}

export type WrittenCorrection =
  | { readonly kind: "written"; readonly correction: Correction }
  /** Somebody else wrote meanwhile: what stands there now. */
  | { readonly kind: "stale"; readonly corrections: readonly Correction[] }
  /** What is to be superseded is superseded already, by this one. */
  | { readonly kind: "superseded"; readonly by: string }
  | { readonly kind: "withdrawn" }
  | { readonly kind: "no_such_correction"; readonly id: string };

/** Adds a correction to what its author saw of its subject, with what it moves, all under one lock or not at all. */
export function writeCorrection(
  db: PooledDatabase,
  { draft, userId, now, seen }: DraftBy,
): Promise<WrittenCorrection> {
  return inTransaction(db, async ({ db: transaction }) => {
    await lockCorrections(transaction);
    const standing = await correctionsOf(transaction, subjectOf(draft.target));
    if (seen !== null && seen !== correctionsDigest(standing)) {
      return { kind: "stale", corrections: standing };
    }
    const refusal = supersedingFault(draft, standing);
    if (refusal !== null) return refusal;
    const { effect } = await correctionMoves(transaction, draft);
    const said = { ...draft, createdAt: now.toISOString(), effect };
    const correction = { ...said, id: correctionId(said) };
    await storeCorrections(transaction, [correction], userId);
    return { kind: "written", correction };
  });
}

function supersedingFault(
  { kind, target, supersedes, change }: CorrectionDraft,
  standing: readonly Correction[],
): Exclude<WrittenCorrection, { kind: "written" | "stale" }> | null {
  const named = [supersedes, change?.kind === "answers" ? change.correction : null];
  for (const id of named) {
    if (id !== null && !standing.some((one) => one.id === id)) {
      return { kind: "no_such_correction", id };
    }
  }
  const later = standing.find((one) => supersedes !== null && one.supersedes === supersedes);
  if (later !== undefined) return { kind: "superseded", by: later.id };
  const isWithdrawal = kind === "retraction" && target.kind === "run";
  return isWithdrawal && supersedes === null && standing.some((one) => withdraws(one, standing))
    ? { kind: "withdrawn" }
    : null;
}

function withdraws({ id, kind, target }: Correction, standing: readonly Correction[]): boolean {
  if (kind !== "retraction" || target.kind !== "run") return false;
  return !standing.some(({ supersedes }) => supersedes === id);
}
