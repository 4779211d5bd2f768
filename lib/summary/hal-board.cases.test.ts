import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openArchive } from "#lib/archive/open-archive.ts";
import { casesFolder } from "#lib/archive/testing.ts";
import { readArchive } from "./read-archive.ts";

const cases = casesFolder();

async function boardRows() {
  const path = join(cases ?? "", "hal/frontend_export/taubench_airline.json");
  const archive = await openArchive(path);
  try {
    return (await readArchive(archive)).report.runs;
  } finally {
    await archive.close();
  }
}

describe.skipIf(cases === null)("HAL's exported board of tau-bench airline", () => {
  it("has each of its 40 totals reproduced to under a cent, and says by what", async () => {
    const rows = await boardRows();
    expect(rows).toHaveLength(40);
    for (const { reproductions, costs } of rows) {
      const [best] = reproductions;
      expect(best?.agreesWithinUsd).toBeLessThan(0.01);
      expect(best?.sentence).toMatch(/^Reproduced by .+ cached tokens .+\.$/);
      expect(costs).toMatchObject([{ basis: "reported", role: "all", calls: null }]);
    }
    const inferred = rows.filter(({ reproductions }) => reproductions[0]?.inferred === true);
    expect(inferred.map(({ system }) => system.model)).toEqual(
      Array.from({ length: 4 }, () => "o3 Medium (April 2025)"),
    );
  });

  it("has no spans, so nothing says how often Opus 4.1 high was counted", async () => {
    const rows = await boardRows();
    const row = rows.find(({ reported }) => reported.some(({ value }) => value === "149.97582"));
    expect(row).toMatchObject({ ledger: null, reportedAgreesWith: [] });
    expect(row?.costs.map(({ basis, usd }) => [basis, usd])).toEqual([["reported", 149.97582]]);
    expect(row?.reproductions[0]).toMatchObject({
      cacheRule: "full_price",
      unpricedRule: "counts_zero",
      unpricedModels: ["openai/gpt-4o"],
    });
    expect(row?.notes.map(({ value }) => value).join(" ")).toContain(
      "sums the usage of every span",
    );
  });
});
