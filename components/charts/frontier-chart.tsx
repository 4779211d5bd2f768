"use client";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useMemo, useState } from "react";
import { nextMark } from "#lib/view/frontier/frontier-focus.ts";
import type { FrontierMark } from "#lib/view/frontier/frontier-view.ts";
import { costText } from "#lib/view/frontier/frontier-words.ts";
import { type MarkColumns, marksOf } from "#lib/view/frontier/mark-columns.ts";
import { formatBounds } from "#lib/view/words/format.ts";
import styles from "./frontier-chart.module.css";
import { FrontierPlot, type FrontierPlotData } from "./frontier-plot.tsx";

interface FrontierChartProps extends Omit<FrontierPlotData, "marks"> {
  readonly columns: MarkColumns;
  /** What stands at an edge of the axis, or beyond it. */
  readonly remarks: readonly string[];
}

/** Cost against score: a box a row, two step lines, read point by point with pointer or arrow keys. */
export function FrontierChart({ columns, remarks, ...plot }: FrontierChartProps) {
  const marks = useMemo(() => marksOf(columns), [columns]);
  const [focus, setFocus] = useState<string | null>(null);
  const router = useRouter();
  const focused = marks.find(({ id }) => id === focus) ?? null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && focused !== null) return router.push(`/runs/${focused.id}`);
    const next = nextMark(marks, focus, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setFocus(next);
  }

  return (
    <figure className={styles["figure"]}>
      <div
        className={styles["chart"]}
        role="application"
        aria-label={`Cost against score, ${marks.length} rows. Arrow keys read the rows in order of cost, Enter opens one.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is read with the arrow keys
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <FrontierPlot {...plot} marks={marks} focused={focused} onFocus={setFocus} />
      </div>
      {remarks.length > 0 && <p className="sub">{remarks.join("; ")}.</p>}
      <figcaption className={styles["reading"]} aria-live="polite">
        {focused === null ? (
          "Point at a row, or reach the chart with Tab and use the arrow keys."
        ) : (
          <Reading mark={focused} />
        )}
      </figcaption>
    </figure>
  );
}

function Reading({ mark }: { readonly mark: FrontierMark }) {
  return (
    <>
      <a href={`/runs/${mark.id}`}>
        <bdi>{mark.label}</bdi>
      </a>
      : {formatBounds(mark.score.low, mark.score.high)} at {costText(mark.cost)}
      {mark.pick !== null && `, ${mark.pick}`}
    </>
  );
}
