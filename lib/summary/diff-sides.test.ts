import { describe, expect, it } from "vitest";
import { casesFolder, openFixture } from "#lib/archive/testing.ts";
import { diffSides } from "./diff-sides.ts";
import { readArchive } from "./read-archive.ts";

async function sideOf(path: string) {
  const archive = await openFixture(path);
  const { runs } = await readArchive(archive);
  await archive.close();
  return { runs: runs.map(({ summary }) => ({ summary, episodes: [] })) };
}

const options = { metric: null, ignoreComparability: false };

describe("the demonstration figures of banking", async () => {
  const before = await sideOf("scripts/seed/tau2-banking/before");
  const after = await sideOf("scripts/seed/tau2-banking/after");

  it("give 17 rows, 136 pairs, 4 strict reversals and 2 ties entered", () => {
    const answer = diffSides(before, after, options);
    expect(answer).toMatchObject({
      kind: "reported",
      diff: { metric: "banking_knowledge/pass_hat_1", rows: 17, pairs: 136, tiesLeft: [] },
    });
    if (answer.kind !== "reported") return;
    expect(answer.diff.reversals).toHaveLength(4);
    expect(answer.diff.tiesEntered).toHaveLength(2);
    expect(answer.diff.apart).toHaveLength(2);
    expect(answer.diff.ranks).toContainEqual({
      id: "gemini-3-flash_sierra_2026-03-02",
      before: 9,
      after: 5,
      tiedBefore: false,
      tiedAfter: true,
    });
  });

  it("give 8 reversals and a warning when rulers are mixed", () => {
    const answer = diffSides(before, after, { ...options, ignoreComparability: true });
    expect(answer).toMatchObject({
      diff: { rows: 19, pairs: 171, warnings: [expect.any(String)] },
    });
    if (answer.kind === "reported") expect(answer.diff.reversals).toHaveLength(8);
  });

  it("find nothing to compare between figures and nothing", () => {
    expect(diffSides(before, { runs: [] }, options).kind).toBe("nothing_to_compare");
  });
});

describe.skipIf(casesFolder() === null)("the board's own folders", () => {
  it("set the folders outside the manifest apart", async () => {
    const cases = casesFolder();
    const before = await sideOf(`${cases}/tau2-submissions/before`);
    const after = await sideOf(`${cases}/tau2-submissions/after`);
    const answer = diffSides(before, after, options);
    if (answer.kind !== "reported") throw new Error(`unexpected ${answer.kind}`);
    expect(answer.diff.apart.filter(({ reason }) => reason.includes("manifest"))).toHaveLength(3);
    expect(answer.diff).toMatchObject({ rows: 17, pairs: 136 });
  });
});
