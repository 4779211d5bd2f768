import { expect, it } from "vitest";
import { strictest } from "./visibility.ts";

it("withholds an archive of which one run is withheld", () => {
  expect(strictest(["public", "aggregates_only"])).toBe("aggregates_only");
  expect(strictest(["public", "public"])).toBe("public");
});
