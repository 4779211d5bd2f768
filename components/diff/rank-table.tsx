import type { DiffRow } from "#lib/view/diff/reported-diff-view.ts";
import styles from "./diff.module.css";

interface RankTableProps {
  readonly rows: readonly DiffRow[];
  readonly before: string;
  readonly after: string;
}

const toneWords = { reversed: "in a reversed pair", tied: "in a changed tie", same: null } as const;

export function RankTable({ rows, before, after }: RankTableProps) {
  return (
    <table className={styles["ranks"]}>
      <caption>
        Ranks and figures under {before} and {after}; = marks a shared place
      </caption>
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col" className="num">
            Rank before
          </th>
          <th scope="col" className="num">
            after
          </th>
          <th scope="col" className="num">
            Figure before, %
          </th>
          <th scope="col" className="num">
            after
          </th>
          <th scope="col" className="num">
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <bdi>{row.label}</bdi>
              {toneWords[row.tone] !== null && (
                <span className={styles["second"]}>{toneWords[row.tone]}</span>
              )}
            </th>
            <td className="num">{row.rankBefore}</td>
            <td className="num">{row.rankAfter}</td>
            <td className="num">{row.before}</td>
            <td className="num">{row.after}</td>
            <td className="num">{row.change}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
