import { describe, expect, it } from "vitest";
import {
  arrowsPath,
  boxesPath,
  boxOf,
  labelledMarks,
  nearestMark,
  placeLabels,
} from "./frontier-paths.ts";
import type { FrontierMark } from "./frontier-view.ts";

const scales = {
  x: (cost: number) => cost * 100,
  y: (score: number) => 100 - score * 100,
  right: 900,
};

function mark(id: string, facts: Partial<FrontierMark> = {}): FrontierMark {
  return {
    ...{ id, label: id, standing: "certain", archived: null, pick: null },
    ...{ cost: { low: 1, high: 2 }, score: { low: 0.3, high: 0.8 } },
    ...facts,
  };
}

describe("boxes", () => {
  it("span what is not ruled out", () => {
    expect(boxOf(mark("a"), scales)).toEqual({ x: 100, y: 20, width: 100, height: 50 });
    expect(boxesPath([mark("a")], scales)).toBe("M100.0 20.0h100.0v50.0h-100.0Z");
  });

  it("stay visible where nothing is open, and reach the edge where the cost is", () => {
    const point = mark("a", { cost: { low: 1, high: 1 }, score: { low: 0.5, high: 0.5 } });
    expect(boxOf(point, scales)).toEqual({ x: 97, y: 47, width: 6, height: 6 });
    expect(boxOf(mark("a", { cost: { low: 1, high: null } }), scales)).toMatchObject({
      ...{ x: 100, width: 800 },
    });
  });
});

describe("arrowsPath", () => {
  it("leads from the archived point to the box, and is nothing without one", () => {
    expect(arrowsPath([mark("a")], scales)).toBe("");
    const moved = mark("a", { archived: { cost: 4, score: 0.5 } });
    expect(arrowsPath([moved], scales)).toMatch(
      /^M400\.0 50\.0L200\.0 50\.0M200\.0 50\.0l5\.3 2\.9M/,
    );
  });
});

describe("nearestMark", () => {
  it("finds the box a pointer is nearest to", () => {
    const marks = [mark("a"), mark("b", { cost: { low: 5, high: 6 } })];
    expect(nearestMark(marks, { x: 380, y: 50 }, scales)?.id).toBe("b");
    expect(nearestMark(marks, { x: 150, y: 40 }, scales)?.id).toBe("a");
    expect(nearestMark([], { x: 0, y: 0 }, scales)).toBeNull();
  });
});

describe("labelledMarks", () => {
  it("names all of a few, the most certain first, and the one that is read before them", () => {
    const [off, on] = [mark("off", { standing: "off" }), mark("on")];
    expect(labelledMarks([off, on], null)).toEqual([on, off]);
    expect(labelledMarks([off, on], off)).toEqual([off, on]);
  });

  it("names of many only those certainly on the frontier, and the one that is read", () => {
    const many = Array.from({ length: 12 }, (_, at) => mark(`off ${at}`, { standing: "off" }));
    const [on, read] = [mark("on"), many[5] ?? null];
    expect(labelledMarks([...many, on], null)).toEqual([on]);
    expect(labelledMarks([...many, on], read)).toEqual([read, on]);
  });
});

describe("placeLabels", () => {
  it("shifts what would overlap and leaves out what finds no room", () => {
    const many = Array.from({ length: 9 }, (_, at) => mark(`row ${at}`));
    const labels = placeLabels(many, scales);
    expect(labels.map(({ y }) => y)).toEqual([34, 64, 49, 19, 79, 4, 94]);
    expect(labels.every(({ x, anchor }) => x === 208 && anchor === "start")).toBe(true);
  });

  it("stands on the left at the right edge", () => {
    const [label] = placeLabels([mark("a long name", { cost: { low: 8, high: 8.8 } })], scales);
    expect(label).toMatchObject({ anchor: "end", x: 792 });
  });
});
