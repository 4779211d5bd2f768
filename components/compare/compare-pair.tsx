import { type CompareQuery, formatCompareQuery, swappedQuery } from "#lib/url/compare-query.ts";
import { comparePath } from "#lib/url/page-path.ts";
import { address } from "#lib/url/search-params.ts";
import type { CompareSide } from "#lib/view/compare/compare-side.ts";
import type { PairView } from "#lib/view/compare/compare-view.ts";
import { BreakEvenPanel } from "./break-even-panel.tsx";
import styles from "./compare.module.css";
import { DifferenceTable } from "./difference-table.tsx";
import { KindsTable } from "./kinds-table.tsx";
import { OutcomePairs } from "./outcome-pairs.tsx";
import { SamplingPanel } from "./sampling-panel.tsx";
import { StrataTable } from "./strata-table.tsx";
import { TaskTable } from "./task-table.tsx";

interface ComparePairProps {
  readonly pair: PairView;
  readonly query: CompareQuery;
}

/** Two runs in full: what is known of their difference, what would tie them, and where they disagree. */
export function ComparePair({ pair, query }: ComparePairProps) {
  const { a, b } = pair;
  const swapped = address(comparePath, formatCompareQuery(swappedQuery(query, b.id)));
  return (
    <div id="pair">
      <DifferenceTable pair={pair} />
      <p className={styles["pairs"]}>
        <span>
          {a.letter} is <bdi>{a.label}</bdi>, {b.letter} is <bdi>{b.label}</bdi>.
        </span>
        <a href={swapped}>Swap them</a>
      </p>
      <section aria-labelledby="tie">
        <h2 id="tie">What a tie would need</h2>
        <BreakEvenPanel
          key={`${a.id} ${b.id}`}
          pair={{ a: evenSide(a), b: evenSide(b) }}
          query={query}
        />
      </section>
      <KindsTable pair={pair} />
      <StrataTable pair={pair} query={query} />
      <section aria-labelledby="sampling">
        <h2 id="sampling">If other tasks had been drawn</h2>
        <SamplingPanel
          sampling={pair.sampling}
          bounds={pair.lines[0]?.difference ?? null}
          query={query}
        />
      </section>
      <OutcomePairs pair={pair} query={query} />
      <TaskTable pair={pair} query={query} />
    </div>
  );
}

/** Without the episodes: the browser needs only the sums. */
function evenSide({ letter, sum }: CompareSide) {
  return { letter, sum };
}
