import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { EpisodeRecord } from "#lib/domain/record.ts";
import { readArchive } from "#lib/summary/read-archive.ts";
import type { Reading } from "../adapter.ts";
import type { Archive } from "../archive.ts";
import { openArchive } from "../open-archive.ts";
import { archiveOfText, casesFolder, readAll } from "../testing.ts";
import { decryptEntries } from "./decrypt/decrypt-entries.ts";
import { hal } from "./index.ts";

const cases = casesFolder();
const folder = cases ?? "";
const files = ["suffix_injection", "mid_injection", "unscored_zero", "empty_reference_ambiguous"];

const Truth = z.record(
  z.string(),
  z.object({
    score_status: z.enum(["scored", "unscored", "undetermined"]),
    reference_spans: z.array(z.tuple([z.number(), z.number()])),
    n_agent_actions: z.number(),
    archived_reward: z.number(),
  }),
);
const truth =
  cases === null
    ? {}
    : Truth.parse(JSON.parse(readFileSync(join(folder, "hal-like/truth.json"), "utf8")));

const words = {
  "valid ": "scored",
  "unscored scorer_not_triggered": "unscored",
  "unscored indeterminate": "undetermined",
} as const;

function episodesOf(readings: readonly Reading[]): readonly EpisodeRecord[] {
  return readings.flatMap((reading) => (reading.kind === "episode" ? [reading.episode] : []));
}

function statusOf({ score }: EpisodeRecord): string | undefined {
  const word = `${score.status} ${score.reason ?? ""}`;
  return Object.entries(words).find(([known]) => known === word)?.[1];
}

/** Half-open runs of the events that the scorer put there. */
function referenceSpans({ events }: EpisodeRecord): readonly (readonly [number, number])[] {
  const places = events.flatMap(({ phase }, at) => (phase === "reference" ? [at] : []));
  const starts = places.filter((at) => !places.includes(at - 1));
  return starts.map((from) => {
    const length = [...events.keys()].findIndex((at) => !places.includes(from + at));
    return [from, from + (length < 0 ? events.length - from : length)];
  });
}

function agentActions({ events }: EpisodeRecord): number {
  return events.filter(({ attribution }) => attribution?.actor === "agent").length;
}

describe.skipIf(cases === null).each(files)("hal-like/%s", (file) => {
  const text = cases === null ? "{}" : readFileSync(join(folder, `hal-like/${file}.json`), "utf8");

  it("is as its truth has it, episode by episode", async () => {
    const found = episodesOf(await readAll(hal.read(archiveOfText(`${file}.json`, text))));
    const seen = found.map((episode) => [
      `${file}/${episode.task}`,
      {
        score_status: statusOf(episode),
        reference_spans: referenceSpans(episode),
        n_agent_actions: agentActions(episode),
        archived_reward: Number(episode.score.archivedValue),
      },
    ]);
    const expected = Object.fromEntries(
      Object.entries(truth).filter(([key]) => key.startsWith(`${file}/`)),
    );
    expect(Object.fromEntries(seen)).toEqual(expected);
    expect(seen.length).toBeGreaterThan(2);
  });

  it("contradicts its truth nowhere when its log is gone", async () => {
    const document = z.looseObject({}).parse(JSON.parse(text));
    const without = JSON.stringify({ ...document, raw_logging_results: [] });
    const found = episodesOf(await readAll(hal.read(archiveOfText(`${file}.json`, without))));
    expect(found.length).toBeGreaterThan(2);
    for (const episode of found) {
      const expected = truth[`${file}/${episode.task}`];
      const where = `${episode.task} is ${expected?.score_status}`;
      expect([expected?.score_status, "undetermined"], where).toContain(statusOf(episode));
      const isCertain = episode.events.every(({ producer }) => producer !== "unknown");
      if (isCertain) expect(referenceSpans(episode), where).toEqual(expected?.reference_spans);
    }
  });
});

const fixture = join(folder, "hal/encrypted_fixture/synthetic_taubench_airline_demo_1");

async function openZip<T>(use: (archive: Archive) => Promise<T>): Promise<T> {
  const archive = await openArchive(`${fixture}_UPLOAD.zip`);
  try {
    return await use(archive);
  } finally {
    await archive.close();
  }
}

describe.skipIf(cases === null)("the encrypted fixture", () => {
  it("decrypts to the plain document and to the ledger of submissions byte for byte", async () => {
    const plain = await openZip(async ({ members, spoolFolder }) => {
      const decrypted = await decryptEntries(members, null, spoolFolder);
      const texts = new Map<string, Buffer>();
      for (const { member } of decrypted.entries) {
        texts.set(member.path, Buffer.concat(await readAll(member.open())));
      }
      await decrypted.remove();
      return texts;
    });
    const name = "synthetic_taubench_airline_demo_1";
    const document: unknown = JSON.parse(String(plain.get(`${name}_UPLOAD.json`)));
    expect(document).toEqual(JSON.parse(await readFile(`${fixture}_UPLOAD.json`, "utf8")));
    const submissions = plain.get(`${name}_RAW_SUBMISSIONS.jsonl`);
    expect(submissions?.equals(await readFile(`${fixture}_RAW_SUBMISSIONS.jsonl`))).toBe(true);
  });

  it("holds one scored fail with the reference in its list, one unscored zero and one error", async () => {
    const found = episodesOf(await openZip((archive) => readAll(hal.read(archive))));
    expect(
      found.map(({ task, score: { status, reason, archivedValue }, execution }) => {
        return [task, status, reason, archivedValue, execution];
      }),
    ).toEqual([
      ["0", "valid", null, "0", "finished"],
      ["1", "unscored", "scorer_not_triggered", "0", "unknown"],
      ["2", "invalid", "agent_error", null, "error"],
    ]);
    expect(found.map(referenceSpans)).toEqual([[[2, 4]], [], []]);
  });

  it("bills task 0 twice and task 1 once, so that halving would be wrong", async () => {
    const { report } = await openZip((archive) => readArchive(archive));
    const [run] = report.runs;
    expect(run).toMatchObject({ visibility: "aggregates_only", nativeId: expect.any(String) });
    expect(run?.provenance.map(({ name }) => name)).toContain("sha256 of the decrypted bytes");
    const bills = run?.ledger?.bases.filter(
      ({ role, model, priceTable }) => role === "all" && model === null && priceTable !== null,
    );
    const usd = new Set(bills?.map((bill) => `${bill.basis} ${bill.usd?.toFixed(8)}`));
    expect(usd).toEqual(
      new Set([
        "all_spans 0.00084000",
        "root_spans 0.00056000",
        "leaf_spans 0.00056000",
        "by_response 0.00056000",
      ]),
    );
  });

  it("asks for a password when the given one is wrong", async () => {
    const options = { password: "not this one", traces: true };
    const readings = await openZip((archive) => readAll(hal.read(archive, options)));
    expect(readings).toMatchObject([{ problem: { code: "encrypted_member", effect: "refused" } }]);
  });

  it.each([0.1, 0.4, 0.9])(
    "is refused in one sentence with a byte flipped at %f",
    async (share) => {
      const bytes = await readFile(`${fixture}_UPLOAD.zip`);
      const at = Math.floor(bytes.length * share);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at);
      const own = await mkdtemp(join(tmpdir(), "assay-flip-"));
      await writeFile(join(own, "a.zip"), bytes);
      const { report } = await openAndRead(join(own, "a.zip"));
      await rm(own, { recursive: true });
      expect(report.runs).toEqual([]);
      expect(report.problems).toMatchObject([{ effect: "refused" }]);
    },
  );
});

describe.skipIf(cases === null)("the harness's own test files", () => {
  it("are refused, because they name no benchmark", async () => {
    const name = "taubench_toolcalling_gpt_4o_mini_baseline_r0";
    const path = `hal/harness_fixtures/taubench_airline/${name}/${name}_UPLOAD.json`;
    const { report } = await openAndRead(join(folder, path));
    expect(report.archive.format).toBe("hal");
    expect(report.problems).toMatchObject([
      { effect: "refused", message: expect.stringContaining("config.benchmark_name") },
    ]);
  });
});

async function openAndRead(path: string) {
  const archive = await openArchive(path);
  try {
    return await readArchive(archive);
  } finally {
    await archive.close();
  }
}
