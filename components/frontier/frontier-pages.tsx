import { type FrontierQuery, formatFrontierQuery } from "#lib/url/frontier-query.ts";
import { address } from "#lib/url/search-params.ts";
import type { FrontierPage } from "#lib/view/frontier/frontier-page.ts";
import styles from "./frontier.module.css";

interface FrontierPagesProps {
  readonly shown: FrontierPage;
  readonly path: string;
  readonly query: FrontierQuery;
}

/** Turns the pages of a table with more rows than one page holds. The chart shows them all. */
export function FrontierPages({ shown: { page, pages }, path, query }: FrontierPagesProps) {
  if (pages === 1) return null;
  const turn = (to: number) => `${address(path, formatFrontierQuery({ ...query, page: to }))}#rows`;
  return (
    <nav className={styles["switch"]} aria-label="Pages of the rows">
      {page > 1 && <a href={turn(page - 1)}>Previous page</a>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <a href={turn(page + 1)}>Next page</a>}
    </nav>
  );
}
