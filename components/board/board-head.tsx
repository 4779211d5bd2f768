import type { MouseEvent } from "react";
import type { BoardQuery, BoardSort } from "#lib/url/board-query.ts";
import { systemColumn, type TableColumn } from "./board-columns.tsx";
import styles from "./board-table.module.css";
import { SortHead } from "./sort-head.tsx";

interface BoardHeadProps {
  readonly path: string;
  readonly query: BoardQuery;
  readonly columns: readonly TableColumn[];
  readonly onSort: (event: MouseEvent<HTMLAnchorElement>, sort: BoardSort) => void;
}

/** The heads of the columns, with one axis for all score bars. */
export function BoardHead({ path, query, columns, onSort }: BoardHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">Rank</th>
        {[systemColumn, ...columns].map(({ id, header, sort }) => {
          if (sort === null) {
            return (
              <th key={id} scope="col" className={styles[id]}>
                {header}
              </th>
            );
          }
          const isScore = id === "score";
          return (
            <SortHead
              key={id}
              path={path}
              query={query}
              sort={isScore ? scoreSort(query) : sort}
              className={styles[isScore ? "scoreHead" : id]}
              onSort={onSort}
              label={isScore ? scoreLabel(query) : header}
            >
              {isScore && <ScoreAxis />}
            </SortHead>
          );
        })}
      </tr>
    </thead>
  );
}

const scoreSorts: readonly BoardSort[] = ["lower", "upper", "archived", "coverage"];
const scoreLabels: Readonly<Record<string, string | undefined>> = {
  upper: "Score, by upper bound",
  archived: "Score, by archived figure",
  coverage: "Score, by coverage",
};

/** The head of the score column turns the sort that is on, where it is one of the score's own. */
function scoreSort(query: BoardQuery): BoardSort {
  return scoreSorts.includes(query.sort) ? query.sort : "lower";
}

function scoreLabel(query: BoardQuery): string {
  return scoreLabels[query.sort] ?? "Score";
}

function ScoreAxis() {
  return (
    <span className={styles["axis"]} aria-hidden="true">
      <span>0</span>
      <span>25</span>
      <span>50</span>
      <span>75</span>
      <span>100 %</span>
    </span>
  );
}
