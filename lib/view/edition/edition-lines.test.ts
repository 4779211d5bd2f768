import { expect, it } from "vitest";
import type { EditionContent, EditionRow } from "#lib/domain/edition/edition.ts";
import type { Counts } from "#lib/domain/run-summary.ts";
import { editionLines } from "./edition-lines.ts";

const unknown = { agent: null, agentVersion: null, reasoningEffort: null };
const counts: Counts = {
  ...{ declared: 100, planned: 100, valid: 100, pass: 0, fail: 100, partial: 0, unscored: 0 },
  ...{ replayInvalid: 0, invalid: 0, suspect: 0, excluded: 0, missing: 0, unplanned: 0 },
};

function row(id: string, more: Partial<EditionRow>): EditionRow {
  return {
    ...{ id, run: id, measurementKey: "m_1", archiveSha256: "00", nativeId: id, listed: true },
    system: { model: id, modelOrganization: null, submittingOrganization: null, ...unknown },
    ...{ counts: null, scaledSum: null, costs: [], reported: [], dates: [] },
    ...more,
  };
}

function figure(id: string, value: string, more: Partial<EditionRow> = {}): EditionRow {
  return row(id, { reported: [{ metric: "pass_hat_1", value, unit: "percent" }], ...more });
}

function content(rows: readonly EditionRow[], mode: string | null = "solo"): EditionContent {
  const measurement = { key: "m_1", parts: [{ name: "mode", value: mode }] } as const;
  return {
    ...{ schemaVersion: 1, board: "b", measurement, rows, corrections: [] },
    ...{ costBasis: "reported", weights: "equal", rankingRule: "bounds" },
  };
}

it("ranks figures as archived, ties shared, and leaves the rest without a rank", () => {
  const rows = [
    ...[figure("a", "27.32"), figure("b", "30"), figure("c", "27.320"), figure("d", "26")],
    figure("other", "99", { measurementKey: "m_2" }),
    figure("unlisted", "98", { listed: false }),
    row("nothing", {}),
  ];
  const lines = editionLines(content(rows), "bench").map(({ id, rank, score, apart }) =>
    apart === null ? [id, rank, score] : [id, rank, score, apart],
  );
  expect(lines).toEqual([
    ["b", "1", "30 %"],
    ["a", "=2", "27.32 %"],
    ["c", "=2", "27.320 %"],
    ["d", "4", "26 %"],
    ["other", "–", "99 %", "measured with another ruler"],
    ["unlisted", "–", "98 %", "not listed by its archive"],
    ["nothing", "–", "no figure", "no figure to rank by"],
  ]);
});

it("gives episodes bounds and ranges of ranks", () => {
  const first = { ...counts, valid: 50, pass: 30, fail: 20, unscored: 50 };
  const second = { ...counts, valid: 98, pass: 43, fail: 55, unscored: 2 };
  const rows = [
    row("a", {
      ...{ counts: first, scaledSum: "30" },
      system: { ...row("a", {}).system, reasoningEffort: "high" },
    }),
    row("b", { counts: second, scaledSum: "43" }),
  ];
  expect(editionLines(content(rows), "bench")).toMatchObject([
    { id: "a", label: "a · high", rank: "1–2", score: "30.0–80.0 %", coverage: "50 of 100" },
    { id: "b", rank: "1–2", score: "43.0–45.0 %", coverage: "98 of 100" },
  ]);
  // An unknown mode of tau2-bench is no ruler.
  const apart = editionLines(content(rows, null), "tau2-bench");
  expect(apart.map(({ rank }) => rank)).toEqual(["–", "–"]);
});
