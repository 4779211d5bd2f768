import { expect, it } from "vitest";
import { compareValues } from "./compare-values.ts";

it("counts what agrees and lists what differs or cannot be compared", () => {
  const compared = compareValues([
    { id: "a", before: 1, after: 1.0000001 },
    { id: "b", before: 0, after: 1 },
    { id: "c", before: null, after: 0 },
    { id: "d", before: 0, after: null },
    { id: "e", before: 0, after: 0 },
  ]);
  expect(compared).toEqual({ agreed: 2, disagreed: ["b"], unknown: ["c", "d"] });
});
