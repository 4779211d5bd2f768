"use client";
import { useSearchParams } from "next/navigation";
import { useMemo, useState } from "react";
import { type BoardQuery, formatBoardQuery, parseBoardQuery } from "#lib/url/board-query.ts";
import { address } from "#lib/url/search-params.ts";

/** The board's query as the address has it now: the server's at first, the browser's after a sort. */
export function useBoardQuery(): BoardQuery {
  const params = useSearchParams();
  return useMemo(() => {
    const names = [...new Set(params.keys())];
    return parseBoardQuery(Object.fromEntries(names.map((name) => [name, params.getAll(name)])));
  }, [params]);
}

/**
 * The query, and a way to change it without asking the server. The new query is shown at once; the router
 * learns of the new address in its own time and then decides again.
 */
export function useLocalBoardQuery(path: string) {
  const settled = useBoardQuery();
  const [ahead, setAhead] = useState({ of: settled, query: settled });
  function change(query: BoardQuery): void {
    setAhead({ of: settled, query });
    history.pushState(null, "", address(path, formatBoardQuery(query)));
  }
  return [ahead.of === settled ? ahead.query : settled, change] as const;
}
