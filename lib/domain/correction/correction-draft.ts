import type { Correction } from "./correction.ts";

/** A correction as somebody asks for it: what it moves and when it is written is found out. */
export type CorrectionDraft = Omit<Correction, "id" | "createdAt" | "effect">;
