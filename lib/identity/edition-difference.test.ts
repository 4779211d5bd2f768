import { expect, it } from "vitest";
import type { EditionContent, EditionRow } from "#lib/domain/edition/edition.ts";
import { editionDifference } from "./edition-difference.ts";

function row(id: string, value: string): EditionRow {
  const unknown = { agent: null, agentVersion: null, reasoningEffort: null };
  return {
    ...{ id, run: id, measurementKey: "m_1", archiveSha256: "00", nativeId: id, listed: true },
    system: { model: id, modelOrganization: null, submittingOrganization: null, ...unknown },
    ...{ counts: null, scaledSum: null, costs: [] },
    reported: [{ metric: "pass_hat_1", value, unit: "percent" }],
    dates: [],
  };
}

function content(rows: readonly EditionRow[], key = "m_1"): EditionContent {
  return {
    ...{ schemaVersion: 1, board: "b", measurement: { key, parts: [] }, rows, corrections: [] },
    ...{ costBasis: "reported", weights: "equal", rankingRule: "bounds" },
  };
}

it("counts rows added, removed and changed by their ids, whatever the order of their keys", () => {
  const published = content([row("a", "1"), row("b", "2"), row("c", "3")]);
  const turned = Object.fromEntries(Object.entries(row("a", "1")).toReversed());
  const now = content([{ ...row("x", ""), ...turned }, row("b", "2.0"), row("d", "4")], "m_2");
  expect(editionDifference(published, now)).toEqual({
    ...{ rowsAdded: 1, rowsRemoved: 1, rowsChanged: 1, correctionsAdded: 0, isOtherRuler: true },
  });
  expect(editionDifference(published, published)).toMatchObject({
    ...{ rowsAdded: 0, rowsRemoved: 0, rowsChanged: 0, isOtherRuler: false },
  });
});
