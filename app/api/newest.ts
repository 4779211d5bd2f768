import type { BoardRun } from "#lib/domain/board/board-run.ts";

/** When the newest of some runs was published; null when there are none. */
export function newest(runs: readonly BoardRun[]): string | null {
  return (
    runs
      .map(({ publishedAt }) => publishedAt)
      .toSorted()
      .at(-1) ?? null
  );
}
