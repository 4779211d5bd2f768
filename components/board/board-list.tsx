import { boardPath } from "#lib/url/page-path.ts";
import type { BoardLine } from "#lib/view/board/board-line.ts";
import styles from "./board-list.module.css";

/** All boards with what each amounts to. */
export function BoardList({ lines }: { readonly lines: readonly BoardLine[] }) {
  if (lines.length === 0) {
    return (
      <p className="say">
        There is no board yet. The first run that is published makes one:{" "}
        <a href="/submit">submit a run</a>.
      </p>
    );
  }
  return (
    <table className={styles["list"]}>
      <caption className="visually-hidden">Boards by name</caption>
      <thead>
        <tr>
          <th scope="col">Board and finding</th>
          <th scope="col">Ranked with</th>
          <th scope="col" className="num">
            Rows
          </th>
          <th scope="col">Coverage</th>
          <th scope="col" className="num">
            Last row
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <BoardEntry key={line.slug} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function BoardEntry({ line }: { readonly line: BoardLine }) {
  return (
    <tr>
      <th scope="row">
        <a href={boardPath(line.slug)}>{line.title}</a>
        <span className={styles["what"]}>
          <bdi>{line.what}</bdi>
          {line.constructed && <span className="chip warn">constructed</span>}
        </span>
        <bdi className={styles["finding"]}>{line.finding}</bdi>
      </th>
      <td data-label="Ranked with">
        <bdi>{line.measurement}</bdi>
      </td>
      <td className="num" data-label="Rows">
        {line.rows}
      </td>
      <td data-label="Coverage">{line.coverage}</td>
      <td className="num" data-label="Last row">
        {line.updated === null ? "none" : line.updated}
      </td>
    </tr>
  );
}
