"use client";
import type { Interval } from "#lib/domain/numbers/interval.ts";
import type { CompareQuery } from "#lib/url/compare-query.ts";
import { comparePath } from "#lib/url/page-path.ts";
import { differenceAxis } from "#lib/view/compare/compare-axis.ts";
import { type SamplingView, samplingText } from "#lib/view/compare/compare-sampling.ts";
import styles from "./compare.module.css";
import { DifferenceStrip } from "./difference-strip.tsx";
import { QueryFields } from "./query-fields.tsx";
import { type Bootstrap, useBootstrap } from "./use-bootstrap.ts";

interface SamplingPanelProps {
  readonly sampling: SamplingView;
  /** The bounds of the difference, which share the axis. */
  readonly bounds: Interval | null;
  readonly query: CompareQuery;
}

/** How far the difference moves when other tasks are drawn: an interval apart from the bounds, of another kind. */
export function SamplingPanel({ sampling, bounds, query }: SamplingPanelProps) {
  const bootstrap = useBootstrap(sampling.tasks, query.seed);
  return (
    <>
      <p>{sampling.sentence}</p>
      <p aria-live="polite" className={styles["drawn"]}>
        <b>Sampling interval:</b> {bootstrapText(bootstrap)}
      </p>
      {bootstrap.kind === "drawn" && bootstrap.interval !== null && (
        <SamplingStrip interval={bootstrap.interval} bounds={bounds} />
      )}
      <p className="sub">
        Sampling, tasks redrawn; says nothing of what is missing. Both sides of a task, and its
        trials, stay together.
      </p>
      <form className={styles["form"]} action={comparePath} method="get">
        <QueryFields query={query} except="seed" />
        <label>
          Seed of the redraw
          <input
            className="field"
            name="seed"
            inputMode="numeric"
            pattern="[0-9]{1,10}"
            key={query.seed}
            defaultValue={query.seed}
          />
        </label>
        <button className="button" type="submit">
          Redraw
        </button>
      </form>
    </>
  );
}

interface SamplingStripProps {
  readonly interval: Interval;
  readonly bounds: Interval | null;
}

function SamplingStrip({ interval, bounds }: SamplingStripProps) {
  const axis = differenceAxis(bounds === null ? [interval] : [interval, bounds]);
  return (
    <div className={styles["alone"]} aria-hidden="true">
      <span className={styles["ends"]}>
        <span>−{axis.end}</span>
        <span>0</span>
        <span>+{axis.end}</span>
      </span>
      <DifferenceStrip difference={interval} axis={axis} kind="sampling" />
    </div>
  );
}

function bootstrapText(bootstrap: Bootstrap): string {
  if (bootstrap.kind === "drawing") return "a script of this page draws it in your browser …";
  if (bootstrap.kind === "failed") return "this browser could not draw it.";
  return samplingText(bootstrap.interval);
}
