import { expect, it } from "vitest";
import { fileName } from "./file-name.ts";

it("is made of parts that a reader knows and no path", () => {
  expect(fileName("tau-bench-airline", "frontier")).toBe("assay-tau-bench-airline-frontier");
  expect(fileName("../..\u202E/x", "")).toBe("assay-x");
});
