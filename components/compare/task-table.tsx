import { type CompareQuery, formatCompareQuery } from "#lib/url/compare-query.ts";
import { comparePath, episodePath } from "#lib/url/page-path.ts";
import { address } from "#lib/url/search-params.ts";
import type { TaskLine, TaskPage } from "#lib/view/compare/compare-tasks.ts";
import type { PairView } from "#lib/view/compare/compare-view.ts";
import { counted } from "#lib/view/words/format.ts";
import styles from "./compare.module.css";

interface TaskTableProps {
  readonly pair: PairView;
  readonly query: CompareQuery;
}

/** Every common task, those first on which the sides disagree most; each outcome leads to its episode. */
export function TaskTable({ pair, query }: TaskTableProps) {
  const { a, b, page } = pair;
  const to = (change: Partial<CompareQuery>) =>
    `${address(comparePath, formatCompareQuery({ ...query, ...change }))}#tasks`;
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">Tasks by disagreement</h2>
      {query.cell !== null && (
        <p>
          Only tasks with a trial that is {query.cell.a} in {a.letter} and {query.cell.b} in{" "}
          {b.letter}: {counted(page.matching, "task")}.{" "}
          <a href={to({ cell: null, page: 1 })}>Show all</a>
        </p>
      )}
      <table className={`${styles["table"]} ${styles["byTask"]}`}>
        <caption>{counted(page.matching, "task")}, the certain disagreements first</caption>
        <thead>
          <tr>
            <th scope="col">Task</th>
            <th scope="col">{a.letter}, each trial</th>
            <th scope="col">{b.letter}, each trial</th>
            <th scope="col" className="num">
              {a.letter} − {b.letter}, points
            </th>
          </tr>
        </thead>
        <tbody>
          {page.lines.map((line) => (
            <tr key={line.task}>
              <th scope="row">
                <bdi>{line.task}</bdi>
              </th>
              <Trials run={a.id} letter={a.letter} task={line.task} trials={line.a} />
              <Trials run={b.id} letter={b.letter} task={line.task} trials={line.b} />
              <td className="num" data-name={`${a.letter} − ${b.letter}`}>
                {line.text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <TaskPages page={page} to={(number) => to({ page: number })} />
    </section>
  );
}

interface TrialsProps {
  readonly run: string;
  readonly letter: string;
  readonly task: string;
  readonly trials: TaskLine["a"];
}

function Trials({ run, letter, task, trials }: TrialsProps) {
  return (
    <td className={styles["trials"]} data-name={letter}>
      {trials.map(({ trial, word }) => (
        <a
          key={trial}
          href={episodePath(run, task, trial)}
          aria-label={`${letter}, task ${task}, trial ${trial}: ${word}`}
        >
          {word}
        </a>
      ))}
    </td>
  );
}

interface TaskPagesProps {
  readonly page: TaskPage;
  readonly to: (page: number) => string;
}

function TaskPages({ page: { page, pages }, to }: TaskPagesProps) {
  if (pages === 1) return null;
  return (
    <nav className={styles["pairs"]} aria-label="Pages of tasks">
      {page > 1 && <a href={to(page - 1)}>Page {page - 1}</a>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <a href={to(page + 1)}>Page {page + 1}</a>}
    </nav>
  );
}
