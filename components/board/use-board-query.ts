"use client";
import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { type BoardQuery, parseBoardQuery } from "#lib/url/board-query.ts";

/** The board's query as the address has it now: the server's at first, the browser's after a sort. */
export function useBoardQuery(): BoardQuery {
  const params = useSearchParams();
  return useMemo(() => {
    const names = [...new Set(params.keys())];
    return parseBoardQuery(Object.fromEntries(names.map((name) => [name, params.getAll(name)])));
  }, [params]);
}
