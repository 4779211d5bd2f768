import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { casesFolder, openFixture } from "#lib/archive/testing.ts";
import { episodeInflation } from "#lib/view/episode/episode-cost.ts";
import { readArchive } from "./read-archive.ts";

const cases = casesFolder();
const fixture = "hal/encrypted_fixture/synthetic_taubench_airline_demo_1_UPLOAD.zip";
const board = "hal/frontend_export/taubench_airline.json";

async function runsOf(path: string) {
  return (await readArchive(await openFixture(join(String(cases), path)))).runs;
}

describe.skipIf(cases === null)("the bills of HAL's archives (skipped without ASSAY_CASES)", () => {
  it("count each call once, where halving would be wrong", async () => {
    const [run] = await runsOf(fixture);
    const whole = (basis: string) =>
      run?.summary.costs.find((cost) => cost.basis === basis && cost.role === "all")?.usd;
    expect(whole("all_spans")).toBeCloseTo(0.00084, 12);
    for (const basis of ["root_spans", "leaf_spans", "by_response"]) {
      expect(whole(basis)).toBeCloseTo(0.00056, 12);
    }
    const inflation = run?.summary.ledger?.inflation.find(
      ({ role, model, usd }) => role === "all" && model === null && usd !== null,
    );
    expect(inflation?.usd).toBeCloseTo(1.5, 9);
    expect(run?.summary.reportedAgreesWith).toEqual(["all_spans"]);
    const byTask = run?.episodes.map(({ task, costs }) => [task, episodeInflation(costs)]);
    expect(byTask).toEqual([
      ["0", 2],
      ["1", 1],
      ["2", null],
    ]);
  });

  it("of a board without spans have no figure once per event, and agree with no basis", async () => {
    const runs = await runsOf(board);
    expect(runs).toHaveLength(40);
    for (const { summary } of runs) {
      expect(summary.reproductions.some(({ agreesWithinUsd }) => agreesWithinUsd < 0.01)).toBe(
        true,
      );
      expect(summary.ledger).toBeNull();
      expect(summary.costs.map(({ basis }) => basis).filter((one) => one !== "reported")).toEqual(
        [],
      );
      expect(summary.reportedAgreesWith).toEqual([]);
    }
  });
});
