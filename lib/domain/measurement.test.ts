import { describe, expect, it } from "vitest";
import { type MeasurementPart, partValue } from "./measurement.ts";

const parts: readonly MeasurementPart[] = [
  { name: "scorer", value: "tau2", source: "archive" },
  { name: "scorer_version", value: null, source: null },
];

describe("partValue", () => {
  it("finds a part that is known", () => {
    expect(partValue(parts, "scorer")).toBe("tau2");
  });

  it("is null for a part that is unknown or absent", () => {
    expect(partValue(parts, "scorer_version")).toBeNull();
    expect(partValue(parts, "mode")).toBeNull();
  });
});
