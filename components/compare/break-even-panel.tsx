"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ExportedChart } from "#components/export/exported-chart.tsx";
import { type CompareQuery, formatCompareQuery } from "#lib/url/compare-query.ts";
import { comparePath } from "#lib/url/page-path.ts";
import { address } from "#lib/url/search-params.ts";
import { breakEvenMarkdown } from "#lib/view/compare/break-even-markdown.ts";
import {
  type BreakEvenPair,
  breakEvenPoint,
  breakEvenTable,
  breakEvenText,
} from "#lib/view/compare/compare-break-even.ts";
import { fileName } from "#lib/view/export/file-name.ts";
import { BreakEvenPlot } from "./break-even-plot.tsx";
import { BreakEvenTable } from "./break-even-table.tsx";
import styles from "./compare.module.css";
import { QueryFields } from "./query-fields.tsx";

interface BreakEvenPanelProps {
  readonly pair: BreakEvenPair;
  readonly query: CompareQuery;
}

/** What share of A's unresolved would have to pass for a tie, for a rate among B's: a slider, and a field that works without script. */
export function BreakEvenPanel({ pair, query }: BreakEvenPanelProps) {
  const router = useRouter();
  const [field, setField] = useState(String(query.openRate));
  const rate = rateOf(field, query.openRate);
  const { a, b } = pair;
  const text = breakEvenText(pair);
  const point = breakEvenPoint(pair, rate);
  if (text.kind === "decided") return <p>{text.sentence}</p>;
  if (point === null) return null;

  function commit() {
    const params = formatCompareQuery({ ...query, openRate: rate });
    router.replace(address(comparePath, params), { scroll: false });
  }

  return (
    <>
      <p className="sub">
        q is the share of a side’s unresolved episodes that would pass. On the line {a.letter} and{" "}
        {b.letter} tie; above it {a.letter} scores higher.
      </p>
      <p className={styles["equation"]}>{text.equation}</p>
      <div className={styles["even"]}>
        <ExportedChart
          file={fileName("break-even", a.letter, b.letter)}
          title="What a tie would need"
          lines={[text.equation, point.sentence]}
          markdown={breakEvenMarkdown(pair, breakEvenTable(pair), [text.equation])}
        >
          <BreakEvenPlot pair={pair} point={point} />
        </ExportedChart>
        <div>
          {text.dependsOnB && (
            <form className={styles["form"]} action={comparePath} method="get">
              <QueryFields query={query} except="qb" />
              <label>
                q{b.letter}, 0 to 1
                <input
                  className="field"
                  name="qb"
                  inputMode="decimal"
                  type="number"
                  min={0}
                  max={1}
                  step={0.01}
                  value={field}
                  onChange={(event) => setField(event.currentTarget.value)}
                />
              </label>
              <label>
                The same as a slider
                <input
                  type="range"
                  min={0}
                  max={1}
                  step={0.01}
                  value={rate}
                  onChange={(event) => setField(event.currentTarget.value)}
                  onPointerUp={commit}
                  onKeyUp={commit}
                />
              </label>
              <button className="button" type="submit">
                Apply
              </button>
            </form>
          )}
          <output className={styles["tie"]}>{point.sentence}</output>
          <BreakEvenTable pair={pair} points={breakEvenTable(pair)} />
        </div>
      </div>
    </>
  );
}

/** What a half-typed field means: the rate it had. */
function rateOf(field: string, before: number): number {
  const rate = Number(field);
  return field !== "" && rate >= 0 && rate <= 1 ? rate : before;
}
