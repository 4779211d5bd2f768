import { describe, expect, it } from "vitest";
import { halBenchmark } from "./hal.ts";

describe("halBenchmark", () => {
  it("knows tau-bench behind HAL's name for it", () => {
    expect(halBenchmark("taubench_retail")).toEqual({ benchmark: "tau-bench", taskSet: "retail" });
  });

  it.each(["gaia", "taubench", "taubench_", "xtaubench_airline"])(
    "keeps %s as it stands",
    (name) => {
      expect(halBenchmark(name)).toEqual({ benchmark: name, taskSet: "default" });
    },
  );
});
