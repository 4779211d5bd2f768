import type { Problem } from "#lib/domain/problem.ts";
import { SecretScreen } from "#lib/secrets/secret-screen.ts";
import { printable } from "./problem-log.ts";
import type { ArchiveReading, ArchiveSummary } from "./read-report.ts";

/**
 * The reading of an archive that was not understood.
 *
 * @param format where it was recognised all the same
 */
export function refusal(
  { sha256, bytes }: Pick<ArchiveSummary, "sha256" | "bytes">,
  problem: Problem,
  format: string | null = null,
): ArchiveReading {
  const screen = new SecretScreen();
  const problems = screen.screened([printable(problem)], problem.source);
  const archive = { sha256, bytes, format, formatVersion: null };
  return { report: { archive, runs: [], problems, ...screen.found() }, runs: [], rescores: [] };
}
