import type { Correction, CorrectionKind } from "./correction.ts";

/** What goes along with every figure that a correction speaks of. */
export interface CorrectionMark {
  readonly id: string;
  readonly kind: CorrectionKind;
  readonly reason: string;
  /** The page of the correction, from the root of the site. */
  readonly permalink: string;
}

/** A correction in short. */
export function correctionMark({ id, kind, reason }: Correction): CorrectionMark {
  return { id, kind, reason, permalink: `/corrections/${id}` };
}
