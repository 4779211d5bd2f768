/** What of a task an archive may state, and a board may be sliced by. */
export const slicedTraits = ["requires_write", "empty_reference"] as const;
export type SlicedTrait = (typeof slicedTraits)[number];

/** The counts of a run over those planned tasks of which its archive says the same of one trait. */
export interface TraitSlice {
  readonly trait: SlicedTrait;
  /** Null where the archive does not say. */
  readonly value: boolean | null;
  /** Distinct planned tasks. */
  readonly tasks: number;
  readonly planned: number;
  readonly valid: number;
  readonly pass: number;
  readonly fail: number;
  readonly partial: number;
  readonly unscored: number;
  readonly replayInvalid: number;
  readonly invalid: number;
  readonly suspect: number;
  readonly missing: number;
  /** Sum of the planned valid values, each scaled to 0..1, as a decimal. */
  readonly scaledSum: string;
}
