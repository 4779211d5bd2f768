import { expect, it } from "vitest";
import { withoutNoise } from "./without-noise.ts";

it("keeps a tie a tie, and every difference that counts can make", () => {
  expect(withoutNoise({ low: 0.1 + 0.2 - 0.3, high: 0.25 })).toEqual({ low: 0, high: 0.25 });
  expect(withoutNoise({ low: -1e-9, high: -5.5e-17 })).toEqual({ low: -1e-9, high: 0 });
});
