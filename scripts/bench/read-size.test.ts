import { expect, it } from "vitest";
import { readSize } from "./read-size.ts";

it("reads decimal units", () => {
  expect(["300MB", "64k", "1g", "1000"].map(readSize)).toEqual([300e6, 64e3, 1e9, 1000]);
});

it("refuses what is no size", () => {
  expect(() => readSize("plenty")).toThrow("write 300MB");
});
