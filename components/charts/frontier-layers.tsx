"use client";
import { useRouter } from "next/navigation";
import { type PointerEvent, useState } from "react";
import { usePlotArea, useXAxisInverseScale, useXAxisScale, useYAxisScale } from "recharts";
import {
  arrowsPath,
  boxesPath,
  boxOf,
  type FrontierScales,
  labelledMarks,
  nearestMark,
  placeLabels,
} from "#lib/view/frontier/frontier-paths.ts";
import type { FrontierMark } from "#lib/view/frontier/frontier-view.ts";
import styles from "./frontier-chart.module.css";

interface FrontierLayersProps {
  readonly marks: readonly FrontierMark[];
  readonly focused: FrontierMark | null;
  readonly onFocus: (id: string | null) => void;
  readonly path: string;
}

const order = ["off", "possible", "certain"] as const;
const [leastDrag, uncrowded] = [12, 200];

/** The marks over the axes, each standing as one path, and the field that reads them and zooms. */
export function FrontierLayers({ marks, focused, onFocus, path }: FrontierLayersProps) {
  const scales = useScales();
  if (scales === null) return null;
  const named = labelledMarks(marks, focused);
  const labels = placeLabels(named, scales);
  const unnamed = named.length - labels.length;
  return (
    <g>
      <path
        className={styles[marks.length > uncrowded ? "crowded" : "arrow"]}
        d={arrowsPath(marks, scales)}
      />
      {order.map((standing) => (
        <path
          key={standing}
          className={styles[standing]}
          d={boxesPath(
            marks.filter((mark) => mark.standing === standing),
            scales,
          )}
        />
      ))}
      {focused !== null && <path className={styles["arrow"]} d={arrowsPath([focused], scales)} />}
      {focused !== null && <rect className={styles["focused"]} {...boxOf(focused, scales)} />}
      {labels.map(({ id, text, x, y, anchor }) => (
        <text key={id} className={styles["label"]} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
      {unnamed > 0 && (
        <text className={styles["unnamed"]} x={scales.right - 8} y={scales.bottom - 8}>
          no room for the names of {unnamed} more
        </text>
      )}
      <ReadingField marks={marks} scales={scales} onFocus={onFocus} path={path} />
    </g>
  );
}

interface ReadingFieldProps {
  readonly marks: readonly FrontierMark[];
  readonly scales: FrontierScales;
  readonly onFocus: (id: string | null) => void;
  readonly path: string;
}

/** Reads the nearest row under the pointer; a drag across costs zooms to them. */
function ReadingField({ marks, scales, onFocus, path }: ReadingFieldProps) {
  const area = usePlotArea();
  const costAt = useXAxisInverseScale();
  const router = useRouter();
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number } | null>(null);
  if (area === undefined || costAt === undefined) return null;

  function onPointerMove(event: PointerEvent<SVGRectElement>) {
    const at = pixelOf(event);
    if (drag !== null) setDrag({ ...drag, to: at.x });
    onFocus(nearestMark(marks, at, scales)?.id ?? null);
  }
  function onPointerUp() {
    const ends = drag === null ? [] : [drag.from, drag.to].toSorted((a, b) => a - b);
    setDrag(null);
    const [from, to] = ends;
    if (from === undefined || to === undefined || to - from < leastDrag) return;
    const joint = path.includes("?") ? "&" : "?";
    const digits = (pixel: number) => Number(Number(costAt?.(pixel)).toPrecision(3));
    router.replace(`${path}${joint}costs=${digits(from)}_${digits(to)}`, { scroll: false });
  }

  return (
    <>
      {drag !== null && (
        <rect
          className={styles["brush"]}
          x={Math.min(drag.from, drag.to)}
          width={Math.abs(drag.to - drag.from)}
          y={area.y}
          height={area.height}
        />
      )}
      <rect
        className={styles["field"]}
        x={area.x}
        y={area.y}
        width={area.width}
        height={area.height}
        onPointerDown={(event) => {
          const { x } = pixelOf(event);
          setDrag({ from: x, to: x });
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerLeave={() => setDrag(null)}
      />
    </>
  );
}

function pixelOf(event: PointerEvent<SVGRectElement>) {
  const field = event.currentTarget;
  const frame = field.getBoundingClientRect();
  const { x, y } = field.getBBox();
  return { x: event.clientX - frame.left + x, y: event.clientY - frame.top + y };
}

function within(pixel: number, left: number, right: number): number {
  return Number.isNaN(pixel) ? left : Math.min(Math.max(pixel, left), right);
}

function useScales() {
  const [x, y, area] = [useXAxisScale(), useYAxisScale(), usePlotArea()];
  if (x === undefined || y === undefined || area === undefined) return null;
  return {
    // A logarithm has no 0, and a zoom has ends: what lies beyond stands at the edge.
    x: (cost: number) => within(Number(x(cost)), area.x, area.x + area.width),
    y: (score: number) => Number(y(score)),
    right: area.x + area.width,
    bottom: area.y + area.height,
  };
}
