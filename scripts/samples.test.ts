import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openArchive } from "#lib/archive/open-archive.ts";
import { readArchive } from "#lib/summary/read-archive.ts";

const folder = fileURLToPath(new URL("../public/samples/", import.meta.url));
const Index = z.array(z.strictObject({ file: z.string(), title: z.string(), shows: z.string() }));
const samples = Index.parse(JSON.parse(readFileSync(`${folder}index.json`, "utf8")));

async function read(file: string) {
  const archive = await openArchive(`${folder}${file}`);
  try {
    return (await readArchive(archive)).report;
  } finally {
    await archive.close();
  }
}

describe("the sample archives", () => {
  it("are all in the index", () => {
    const files = readdirSync(folder).filter((file) => file !== "index.json");
    expect(samples.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });

  it("show what a home-made harness can say", async () => {
    const { archive, runs, problems } = await read("home-made-harness.jsonl");
    expect(archive.format).toBe("assay-jsonl");
    expect(problems).toEqual([]);
    expect(runs).toHaveLength(1);
    expect(runs[0]?.counts).toMatchObject({
      planned: 16,
      valid: 11,
      unscored: 3,
      suspect: 1,
      invalid: 1,
      missing: 0,
    });
    expect(runs[0]?.reasons).toEqual({
      scorer_not_triggered: 2,
      indeterminate: 1,
      live_stream_changed: 1,
      provider_error: 1,
    });
  });

  it("show which way of counting the reported bill agrees with", async () => {
    const [run] = (await read("home-made-harness.jsonl")).runs;
    expect(run?.reportedAgreesWith).toEqual(["all_spans"]);
  });

  it("show an unscored zero of tau-bench", async () => {
    const { archive, runs } = await read("tau-bench-step-cap.json");
    expect(archive.format).toBe("tau-bench");
    expect(runs[0]?.counts).toMatchObject({ planned: 4, pass: 2, fail: 1, unscored: 1 });
    expect(runs[0]?.reasons).toEqual({ scorer_not_triggered: 1 });
  });

  it("show a policy zero, an infrastructure error and a null cost of tau2-bench", async () => {
    const { archive, runs } = await read("tau2-results.json");
    expect(archive.format).toBe("tau2-bench");
    expect(runs[0]?.counts).toMatchObject({ planned: 6, pass: 3, fail: 1, unscored: 2 });
    expect(runs[0]?.reasons).toEqual({ policy_zero: 1, infrastructure_error: 1 });
    const agent = runs[0]?.costs.find(
      ({ basis, role }) => basis === "reported" && role === "agent",
    );
    expect(agent).toMatchObject({ usd: null, nullEpisodes: 1 });
  });

  it("hold one file that is refused because it breaks off", async () => {
    const { problems } = await read("tau2-results-cut-off.json");
    expect(problems).toContainEqual(
      expect.objectContaining({ code: "truncated", effect: "refused" }),
    );
  });

  it("show an encrypted archive of HAL with what its stored figures hide", async () => {
    const { archive, runs } = await read("hal-encrypted_UPLOAD.zip");
    expect(archive.format).toBe("hal");
    expect(runs[0]?.counts).toMatchObject({ planned: 50, fail: 1, unscored: 1, invalid: 1 });
    expect(runs[0]?.reportedAgreesWith).toEqual(["all_spans"]);
    expect(runs[0]?.visibility).toBe("aggregates_only");
  });
});
