import { describe, expect, it } from "vitest";
import { halBenchmark, halTaskIds } from "./hal.ts";

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

describe("halTaskIds", () => {
  it("knows the sizes of tau-bench's two task sets, and no other's", () => {
    expect(halTaskIds("taubench_airline")?.length).toBe(50);
    expect(halTaskIds("taubench_airline")?.at(-1)).toBe("49");
    expect(halTaskIds("taubench_retail")?.length).toBe(115);
    expect(halTaskIds("gaia")).toBeNull();
  });
});
