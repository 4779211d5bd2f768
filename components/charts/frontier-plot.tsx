"use client";
import { CartesianGrid, ComposedChart, Line, ResponsiveContainer, XAxis, YAxis } from "recharts";
import type { FrontierAxes } from "#lib/view/frontier/frontier-axes.ts";
import type { FrontierMark } from "#lib/view/frontier/frontier-view.ts";
import type { LogAxis } from "#lib/view/frontier/log-axis.ts";
import { formatUsd } from "#lib/view/words/format.ts";
import { FrontierLayers } from "./frontier-layers.tsx";

interface Step {
  readonly cost: number;
  readonly score: number;
}

export interface FrontierPlotData {
  readonly marks: readonly FrontierMark[];
  /** Steps carried to the right edge. */
  readonly guaranteed: readonly Step[];
  readonly optimistic: readonly Step[];
  readonly costs: LogAxis;
  readonly scores: FrontierAxes["scores"];
  readonly costTitle: string;
  /** The page's address without a zoom; a zoom is added to it. */
  readonly path: string;
}

interface FrontierPlotProps extends FrontierPlotData {
  readonly focused: FrontierMark | null;
  readonly onFocus: (id: string | null) => void;
}

const margin = { top: 16, right: 24, bottom: 26, left: 4 };
const tick = { fontSize: 12, fill: "var(--muted)" };
const line = { dataKey: "score", type: "stepAfter", dot: false, isAnimationActive: false } as const;

/** The axes, the two step lines and the layers of marks. */
export function FrontierPlot({
  guaranteed,
  optimistic,
  costs,
  scores,
  costTitle,
  ...layers
}: FrontierPlotProps) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 1040, height: 500 }}>
      <ComposedChart margin={margin} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--hair)" />
        <XAxis
          type="number"
          dataKey="cost"
          scale="log"
          domain={[costs.low, costs.high]}
          ticks={[...costs.ticks]}
          tickFormatter={formatUsd}
          allowDataOverflow
          stroke="var(--muted)"
          tick={tick}
          label={{ value: costTitle, position: "bottom", offset: 8, fill: "var(--muted)" }}
        />
        <YAxis
          type="number"
          domain={[scores.low, scores.high]}
          ticks={[...scores.ticks]}
          tickFormatter={percentTick}
          allowDataOverflow
          stroke="var(--muted)"
          tick={tick}
          label={{ value: "Score, %", angle: -90, position: "insideLeft", fill: "var(--muted)" }}
        />
        <Line {...line} data={[...optimistic]} stroke="var(--open)" strokeDasharray="5 4" />
        <Line {...line} data={[...guaranteed]} stroke="var(--pass)" strokeWidth={1.6} />
        <FrontierLayers {...layers} />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

function percentTick(score: number): string {
  return String(Math.round(score * 100));
}
