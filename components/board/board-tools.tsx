"use client";
import {
  type BoardColumn,
  type BoardSort,
  boardColumns,
  boardSorts,
  type CoverageFilter,
  coverageFilters,
} from "#lib/url/board-query.ts";
import styles from "./board-tools.module.css";
import { useBoardQuery } from "./use-board-query.ts";

interface BoardToolsProps {
  readonly path: string;
  readonly organizations: readonly string[];
}

const sortWords = {
  lower: "lower bound",
  upper: "upper bound",
  archived: "archived figure",
  coverage: "coverage",
  cost: "cost per episode",
  name: "system",
  date: "date",
} as const satisfies Record<BoardSort, string>;
const coverageWords = {
  any: "any",
  full: "every planned episode scored",
  partial: "unresolved or unknown",
} as const satisfies Record<CoverageFilter, string>;
const columnWords = {
  figures: "Unresolved as 0, of scored",
  counts: "Episodes by status",
  measurement: "Ruler and marks",
  cost: "Cost",
  date: "Date",
} as const satisfies Record<BoardColumn, string>;

/** Search, filter, sort and columns: one form whose answers are the address. */
export function BoardTools({ path, organizations }: BoardToolsProps) {
  const query = useBoardQuery();
  return (
    <form className={styles["tools"]} action={path} method="get">
      <input
        className="field"
        type="search"
        name="q"
        defaultValue={query.q}
        placeholder="Model, agent or organisation"
        aria-label="Search the board"
      />
      <button className="button" type="submit">
        Search
      </button>
      <details className={styles["more"]}>
        <summary>Sort and filter</summary>
        <div className={styles["panel"]}>
          <label>
            Organisation{" "}
            <select className="field" name="org" defaultValue={query.org}>
              <option value="">any</option>
              {organizations.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <Choice
            name="coverage"
            label="Coverage"
            value={query.coverage}
            words={coverageWords}
            choices={coverageFilters}
          />
          <Choice
            name="sort"
            label="Sort by"
            value={query.sort}
            words={sortWords}
            choices={boardSorts}
          />
          <Choice
            name="dir"
            label="Direction"
            value={query.dir}
            words={{ desc: "downwards", asc: "upwards" }}
            choices={["desc", "asc"]}
          />
          <ColumnChoice chosen={query.cols} />
          <button className="button" type="submit">
            Apply
          </button>
        </div>
      </details>
    </form>
  );
}

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly choices: readonly T[];
  readonly words: Readonly<Record<T, string>>;
}

function Choice<T extends string>({ name, label, value, choices, words }: ChoiceProps<T>) {
  return (
    <label>
      {label}{" "}
      <select key={value} className="field" name={name} defaultValue={value}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {words[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}

function ColumnChoice({ chosen }: { readonly chosen: readonly BoardColumn[] }) {
  return (
    <fieldset className={styles["columns"]}>
      <legend>Columns</legend>
      <input type="hidden" name="cols" value="none" />
      {boardColumns.map((column) => (
        <label key={column}>
          <input
            type="checkbox"
            name="cols"
            value={column}
            defaultChecked={chosen.includes(column)}
          />{" "}
          {columnWords[column]}
        </label>
      ))}
    </fieldset>
  );
}
