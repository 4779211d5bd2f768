import {
  type FrontierQuery,
  formatFrontierQuery,
  type frontierSorts,
} from "#lib/url/frontier-query.ts";
import { runPath } from "#lib/url/page-path.ts";
import { address } from "#lib/url/search-params.ts";
import type { FrontierPage } from "#lib/view/frontier/frontier-page.ts";
import { costText, standingWords } from "#lib/view/frontier/frontier-words.ts";
import { formatBounds } from "#lib/view/words/format.ts";
import styles from "./frontier.module.css";

interface FrontierTableProps {
  readonly shown: FrontierPage;
  readonly path: string;
  readonly query: FrontierQuery;
  readonly costTitle: string;
}

const heads = { name: "System", standing: "Frontier", score: "Score", cost: "Cost" } as const;

/** The same rows as on the chart, and those that are not on it, with the reason. */
export function FrontierTable({ shown, path, query, costTitle }: FrontierTableProps) {
  const titles = { ...heads, cost: costTitle };
  const { marks, leftOut, extent } = shown;
  const sorts = [
    "name",
    "standing",
    "score",
    "cost",
  ] as const satisfies (typeof frontierSorts)[number][];
  return (
    <table className={styles["table"]}>
      <caption>The rows of the chart{extent !== null && `. ${extent}`}</caption>
      <thead>
        <tr>
          {sorts.map((sort) => (
            <th
              key={sort}
              scope="col"
              className={sort === "score" || sort === "cost" ? "num" : undefined}
              aria-sort={sort === query.sort ? "other" : undefined}
            >
              <a href={address(path, formatFrontierQuery({ ...query, sort, page: 1 }))}>
                {titles[sort]}
              </a>
            </th>
          ))}
          <th scope="col">Budget</th>
        </tr>
      </thead>
      <tbody>
        {marks.map((mark) => (
          <tr key={mark.id}>
            <th scope="row">
              <a href={runPath(mark.id)}>
                <bdi>{mark.label}</bdi>
              </a>
            </th>
            <td>{standingWords[mark.standing]}</td>
            <td className="num">{formatBounds(mark.score.low, mark.score.high)}</td>
            <td className="num">{costText(mark.cost)}</td>
            <td>{mark.pick}</td>
          </tr>
        ))}
        {leftOut.map(({ id, label, reason }) => (
          <tr key={id}>
            <th scope="row">
              <a href={runPath(id)}>
                <bdi>{label}</bdi>
              </a>
            </th>
            <td colSpan={4}>not placed: {reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
