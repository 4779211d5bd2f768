import { expect, it } from "vitest";
import { editionStateText } from "./edition-state-text.ts";

const none = {
  ...{ rowsAdded: 0, rowsRemoved: 0, rowsChanged: 0, correctionsAdded: 0, isOtherRuler: false },
};

it("says that a board is as its edition, or what became of it since", () => {
  expect(editionStateText(2, null)).toBe("as edition 2");
  expect(editionStateText(2, { ...none, rowsAdded: 2, rowsChanged: 1 })).toBe(
    "differs from edition 2: 2 rows added, 1 row changed",
  );
  const all = { ...none, rowsRemoved: 1, correctionsAdded: 3, isOtherRuler: true };
  expect(editionStateText(1, all)).toBe(
    "differs from edition 1: 1 row removed, 3 corrections added, ranked by another ruler",
  );
  expect(editionStateText(1, none)).toBe("differs from edition 1");
});
