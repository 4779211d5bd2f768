import type { Problem } from "#lib/domain/problem.ts";

/** IMO AnswerBench has a verifier of its own, and AlphaDiana rejects `math_verify` there; so do we. Null when it is fine. */
export function scorerRefusal(
  benchmark: string,
  scorers: readonly string[],
  source: string,
): Problem | null {
  const name = benchmark.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  if (!name.includes("imoanswerbench") || !scorers.includes("math_verify")) return null;
  const message =
    "math_verify is no scorer for IMO AnswerBench: its answers need their own verifier (imo_verify). Score the run with that and upload it again.";
  return { code: "contradiction", effect: "refused", source, message };
}
