import { db } from "#db/client.ts";
import { runUsageCalls } from "#db/queries/run-usage-calls.ts";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { formatRunQuery, type RunQuery } from "#lib/url/run-query.ts";
import { type SpanLine, spanTree } from "#lib/view/ledger/span-tree.ts";

interface ShownSpans {
  readonly lines: readonly SpanLine[];
  readonly total: number;
  readonly isOpen: boolean;
  readonly next: string | null;
}

const pageSize = 200;

/** The page of a run's spans that its address asks for; null for a run without a model-call log. */
export async function spanPage(run: BoardRun, query: RunQuery): Promise<ShownSpans | null> {
  if (run.ledger === null || run.ledger.spans === 0) return null;
  const found = await runUsageCalls(db, run.id, { afterPlace: query.spans, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return {
    lines: spanTree(shown),
    total: run.ledger.spans,
    isOpen: query.spans !== null,
    next: last === undefined ? null : `?${formatRunQuery({ ...query, spans: last.place })}#spans`,
  };
}
