import { SpanTreeTable } from "#components/ledger/span-tree-table.tsx";
import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import { episodeCostLines, episodeInflation } from "#lib/view/episode/episode-cost.ts";
import type { SpanLine } from "#lib/view/ledger/span-tree.ts";
import styles from "./episode-page.module.css";

interface EpisodeCostsProps {
  readonly costs: readonly EpisodeCost[];
  /** The episode's spans; empty when the archive logs none. */
  readonly spans: readonly SpanLine[];
}

/** What the episode cost, by every basis and role the archive knows, and the spans it was counted from. */
export function EpisodeCosts({ costs, spans }: EpisodeCostsProps) {
  const lines = episodeCostLines(costs);
  const inflation = episodeInflation(costs);
  return (
    <section aria-labelledby="costs">
      <h2 id="costs">Cost</h2>
      {inflation !== null && (
        <p className="sub">
          Its usage stands {inflation.toFixed(2)} times in the log
          {inflation > 1.005 ? ": some spans repeat another's." : ": nothing is repeated."}
        </p>
      )}
      {lines.length === 0 ? (
        <p>The archive says nothing of what this episode cost: unknown, not free.</p>
      ) : (
        <table className={styles["table"]}>
          <caption>US dollars, by the way of counting and by whose calls</caption>
          <thead>
            <tr>
              <th scope="col">Counted</th>
              <th scope="col">Calls and tokens</th>
              <th scope="col" className="num">
                Cost
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ basis, role, text, note, calls, tokens }) => (
              <tr key={`${basis} ${role} ${note} ${text}`}>
                <th scope="row">
                  {basis}
                  <span className={styles["second"]}>{role}</span>
                </th>
                <td>
                  {calls}
                  <span className={styles["second"]}>tokens {tokens}</span>
                </td>
                <td className="num">
                  {text}
                  <span className={styles["second"]}>
                    <bdi>{note}</bdi>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {spans.length > 0 && (
        <SpanTreeTable
          lines={spans}
          caption="The model calls it was counted from"
          showsTasks={false}
        />
      )}
    </section>
  );
}
