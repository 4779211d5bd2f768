import type { BreakEvenPair, BreakEvenPoint } from "#lib/view/compare/compare-break-even.ts";
import styles from "./compare.module.css";

interface BreakEvenTableProps {
  readonly pair: BreakEvenPair;
  readonly points: readonly BreakEvenPoint[];
}

export function BreakEvenTable({ pair, points }: BreakEvenTableProps) {
  const { a, b } = pair;
  return (
    <table>
      <caption>Ties along the line</caption>
      <thead>
        <tr>
          <th scope="col" className="num">
            q{b.letter}
          </th>
          <th scope="col" className="num">
            q{a.letter}
          </th>
          <th scope="col">A tie needs</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ openRate, shareText, countText }) => (
          <tr key={openRate}>
            <td className="num">{openRate}</td>
            <td className="num">{shareText}</td>
            <td className={styles["wrap"]}>{countText}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
