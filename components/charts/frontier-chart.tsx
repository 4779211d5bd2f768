"use client";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useState } from "react";
import { nextMark } from "#lib/view/frontier/frontier-focus.ts";
import type { FrontierMark } from "#lib/view/frontier/frontier-view.ts";
import styles from "./frontier-chart.module.css";
import { FrontierPlot, type FrontierPlotData } from "./frontier-plot.tsx";

interface FrontierChartProps extends FrontierPlotData {
  /** Why rows are not on it, with their count. */
  readonly gutter: readonly string[];
  /** What stands at an edge of the axis, or beyond it. */
  readonly remarks: readonly string[];
}

/** Cost against score: a box a row, two step lines, read point by point with pointer or arrow keys. */
export function FrontierChart({ gutter, remarks, ...plot }: FrontierChartProps) {
  const { marks } = plot;
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
        <FrontierPlot {...plot} focused={focused} onFocus={setFocus} />
      </div>
      {gutter.length > 0 && (
        <p className={styles["gutter"]}>Not on the chart: {gutter.join("; ")}.</p>
      )}
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
      : {mark.scoreText} at {mark.costText}
      {mark.pick !== null && `, ${mark.pick}`}
    </>
  );
}
