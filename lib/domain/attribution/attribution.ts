import type { Confidence } from "../numbers/confidence.ts";

/** Whose action an archived action was (measurement.md 10). `uncertain` is an answer, and stays visible. */
export const actors = ["agent", "user", "reference", "uncertain"] as const;
export type Actor = (typeof actors)[number];

/** Who did one archived action, and how we know. Position alone is never evidence. */
export interface Attribution {
  readonly actor: Actor;
  /** One sentence a reader can check. */
  readonly text: string;
  /** Where the evidence lies: the logged call, the reference action. */
  readonly source: string;
  readonly confidence: Confidence;
}
