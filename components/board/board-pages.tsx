import { type BoardQuery, formatBoardQuery } from "#lib/url/board-query.ts";
import { address } from "#lib/url/search-params.ts";
import styles from "./board-pages.module.css";

interface BoardPagesProps {
  readonly path: string;
  readonly query: BoardQuery;
  readonly pages: number;
}

/** Turns the pages of a board with more rows than one page holds. */
export function BoardPages({ path, query, pages }: BoardPagesProps) {
  if (pages === 1) return null;
  const page = Math.min(query.page, pages);
  const turn = (to: number) => address(path, formatBoardQuery({ ...query, page: to, open: "" }));
  return (
    <nav className={styles["pages"]} aria-label="Pages of the board">
      {page > 1 && <a href={turn(page - 1)}>Previous page</a>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <a href={turn(page + 1)}>Next page</a>}
    </nav>
  );
}
