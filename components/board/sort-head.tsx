import type { MouseEvent, ReactNode } from "react";
import {
  type BoardQuery,
  type BoardSort,
  formatBoardQuery,
  sortedBy,
} from "#lib/url/board-query.ts";
import { address } from "#lib/url/search-params.ts";

interface SortHeadProps {
  readonly path: string;
  readonly query: BoardQuery;
  readonly sort: BoardSort;
  readonly className: string | undefined;
  readonly onSort: (event: MouseEvent<HTMLAnchorElement>, sort: BoardSort) => void;
  readonly label: ReactNode;
  readonly children?: ReactNode;
}

/** A column's head that sorts: a link, so that it works without script and can be shared. */
export function SortHead(props: SortHeadProps) {
  const { path, query, sort, className, onSort, label, children } = props;
  const isActive = query.sort === sort;
  const direction = query.dir === "asc" ? "ascending" : "descending";
  return (
    <th scope="col" className={className} aria-sort={isActive ? direction : undefined}>
      <a
        href={address(path, formatBoardQuery(sortedBy(query, sort)))}
        onClick={(event) => onSort(event, sort)}
      >
        {label}
        {isActive && <span aria-hidden="true">{query.dir === "asc" ? " ↑" : " ↓"}</span>}
      </a>
      {children}
    </th>
  );
}
