import { cacheRules } from "#lib/domain/ledger/cache-rule.ts";
import type { CostReproduction } from "#lib/domain/ledger/cost-reproduction.ts";
import { formatUsdExactly } from "#lib/view/words/format.ts";
import styles from "./ledger.module.css";

interface ReproductionsSectionProps {
  readonly reproductions: readonly CostReproduction[];
  /** Whether a model-call log stands beside the token totals. */
  readonly hasSpans: boolean;
}

const unpricedWords = {
  unknown: "every model has a price",
  counts_zero: "models without a price count nothing",
} as const;

/** Which prices and rules give the archive's own figure from its own token totals. */
export function ReproductionsSection({ reproductions, hasSpans }: ReproductionsSectionProps) {
  const [first] = reproductions;
  if (first === undefined) return null;
  return (
    <section aria-labelledby="reproductions">
      <h2 id="reproductions">Which prices give the stated cost</h2>
      <p className={styles["sentence"]}>
        <bdi>{first.sentence}</bdi>
      </p>
      <p className="sub">
        From the archive's own token totals. Tokens times prices prove a price table, not how often
        a call was counted
        {hasSpans
          ? "."
          : ": no spans are here to count, so a figure once per event is not computable."}
      </p>
      <table className={styles["table"]}>
        <caption>Combinations that land within a cent, the best first</caption>
        <thead>
          <tr>
            <th scope="col">Price table</th>
            <th scope="col">Cached tokens</th>
            <th scope="col">Unpriced models</th>
            <th scope="col" className="num">
              US dollars
            </th>
            <th scope="col" className="num">
              Off by
            </th>
          </tr>
        </thead>
        <tbody>
          {reproductions.map((one) => (
            <tr key={[one.priceTable, one.cacheRule, one.unpricedRule].join(" ")}>
              <th scope="row">
                {one.priceTableTitle}
                {one.inferred && <span className={styles["second"]}>inferred from totals</span>}
              </th>
              <td>{cacheRules[one.cacheRule].title}</td>
              <td>
                {unpricedWords[one.unpricedRule]}
                {one.unpricedModels.length > 0 && (
                  <span className={styles["second"]}>
                    <bdi>{one.unpricedModels.join(", ")}</bdi>
                  </span>
                )}
              </td>
              <td className="num" data-label="US dollars">
                {formatUsdExactly(one.usd)}
              </td>
              <td className="num" data-label="Off by">
                {formatUsdExactly(one.agreesWithinUsd)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
