"use client";
import { type ReactNode, useRef, useState } from "react";
import { drawnSvg } from "./drawn-svg.ts";
import styles from "./exported-chart.module.css";
import { paintedPng } from "./painted-png.ts";
import { saveFile } from "./save-file.ts";

interface ExportedChartProps {
  /** The files' name without its ending. */
  readonly file: string;
  readonly title: string;
  /** What stands below the chart in a file: ruler, cost basis, what is shown. */
  readonly lines: readonly string[];
  /** The same rows as a Markdown table. */
  readonly markdown: string;
  /** Holds one chart as SVG. */
  readonly children: ReactNode;
}

/** A chart that can be taken along: as SVG, as PNG, as a table for a text, as a link. */
export function ExportedChart({ file, title, lines, markdown, children }: ExportedChartProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");

  function drawn() {
    const chart = holder.current?.querySelector("svg");
    if (!(chart instanceof SVGSVGElement)) throw new Error("There is no chart to draw.");
    return drawnSvg(chart, title, [title, ...lines, window.location.href]);
  }
  function tell(promise: Promise<void>, done: string) {
    promise.then(
      () => setSaid(done),
      () => setSaid("This browser did not allow it."),
    );
  }
  async function saveSvg() {
    saveFile(new Blob([drawn().text], { type: "image/svg+xml" }), `${file}.svg`);
  }
  async function savePng() {
    saveFile(await paintedPng(drawn()), `${file}.png`);
  }
  const copy = (text: string) => navigator.clipboard.writeText(text);

  return (
    <>
      <div ref={holder}>{children}</div>
      <p className={styles["ways"]} data-needs-script>
        <span>Take it along:</span>
        <button type="button" onClick={() => tell(saveSvg(), "Saved as SVG.")}>
          SVG
        </button>
        <button type="button" onClick={() => tell(savePng(), "Saved as PNG.")}>
          PNG
        </button>
        <button type="button" onClick={() => tell(copy(markdown), "Table copied.")}>
          copy as Markdown
        </button>
        <button type="button" onClick={() => tell(copy(window.location.href), "Link copied.")}>
          copy link
        </button>
        <span aria-live="polite">{said}</span>
      </p>
    </>
  );
}
