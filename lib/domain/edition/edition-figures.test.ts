import { expect, it } from "vitest";
import { countsOf } from "#lib/view/testing.ts";
import type { EditionContent, EditionRow } from "./edition.ts";
import { editionFigures } from "./edition-figures.ts";

function row(run: string, facts: Partial<EditionRow> = {}): EditionRow {
  const nobody = { modelOrganization: null, agent: null, agentVersion: null } as const;
  const system = { ...nobody, model: null, reasoningEffort: null, submittingOrganization: null };
  return {
    ...{ id: run, run, measurementKey: "m_1", archiveSha256: "0".repeat(64), system },
    ...{ nativeId: null, listed: true, counts: null, scaledSum: null, costs: [], dates: [] },
    reported: [{ metric: "pass_hat_1", value: "20.62", unit: "percent" }],
    ...facts,
  };
}

const content: EditionContent = {
  ...{ schemaVersion: 1, board: "tau2-bench-banking", corrections: [] },
  ...{ costBasis: "reported", weights: "equal", rankingRule: "bounds" },
  measurement: {
    key: "m_1",
    parts: [{ name: "scorer_version", value: "1.0.1" }],
  },
  rows: [
    row("r_1", {
      nativeId: "gemini-3-flash",
      system: { ...row("r_1").system, model: "Gemini 3 Flash" },
    }),
    row("r_2"),
    row("r_3", { measurementKey: "m_2" }),
    row("r_4", { counts: countsOf(1, 0, 0), scaledSum: "1" }),
  ],
};

it("takes the figures of the ruler that the edition ranked by, and no row with episodes", () => {
  const board = { benchmark: "tau2-bench", taskSet: "banking" };
  const figures = editionFigures(content, board);
  expect(figures.map(({ id, label }) => [id, label])).toEqual([
    ["gemini-3-flash", "Gemini 3 Flash"],
    ["r_2", "r_2"],
  ]);
  expect(figures[0]).toMatchObject({
    figures: { pass_hat_1: "20.62" },
    units: { pass_hat_1: "percent" },
    parts: content.measurement.parts,
  });
});
