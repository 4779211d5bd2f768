import type { EpisodeCost } from "#lib/domain/cost.ts";
import { episodeCostLines } from "#lib/view/episode-cost.ts";
import styles from "./episode-page.module.css";

/** What the episode cost, by every basis and role the archive knows. */
export function EpisodeCosts({ costs }: { readonly costs: readonly EpisodeCost[] }) {
  const lines = episodeCostLines(costs);
  return (
    <section aria-labelledby="costs">
      <h2 id="costs">Cost</h2>
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
    </section>
  );
}
