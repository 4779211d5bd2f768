import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { z } from "zod";
import { type Api, it } from "#app/api/testing.ts";
import { connect } from "#db/connect.ts";
import { archiveStore } from "#lib/ingest/archive-store.ts";
import { publishSubmission } from "#lib/ingest/publish-submission.ts";
import { readSubmission } from "#lib/ingest/read-submission.ts";
import { runText } from "#lib/ingest/testing.ts";

const Created = z.object({
  submission: z.string(),
  sha256: z.string(),
  bytes: z.number(),
  capability: z.string(),
});

const traced = {
  task: "a b",
  trial: 0,
  scorer: { ran: true },
  score: { value: 0 },
  cost: { usd: 0 },
  events: [
    { producer: "agent", phase: "live", kind: "message", text: "hello" },
    { producer: "scorer", phase: "reference", kind: "tool_call", name: "answer" },
  ],
};
const text = runText({}, [traced, { task: "c", trial: 0, scorer: { ran: false } }]);

function upload(api: Api, headers: Record<string, string> = {}, body = text): Promise<Response> {
  const all = { "x-assay-file-name": "l%C3%A4uf.jsonl", ...headers };
  return api.call("archives", {}, { method: "POST", body, headers: all });
}

async function uploaded(api: Api) {
  const { submission, capability } = Created.parse(await (await upload(api)).json());
  return { submission, headers: { "x-assay-capability": capability }, capability };
}

/** What the worker does with the jobs. */
async function work(api: Api, job: typeof readSubmission, id: string): Promise<void> {
  const db = connect(api.databaseUrl, 2);
  await job({ db, store: archiveStore(api.dataFolder), now: () => new Date() }, id);
  await db.$client.end();
}

describe("POST /archives", () => {
  it("answers with the digest and a capability that only its holder has", async ({ api }) => {
    const response = await upload(api, { "content-length": String(Buffer.byteLength(text)) });

    expect(response.status).toBe(201);
    const created = Created.parse(await response.json());
    expect(created.bytes).toBe(Buffer.byteLength(text));
    expect(Buffer.from(created.capability, "base64url")).toHaveLength(32);
    expect(response.headers.get("set-cookie")).toContain(
      `assay_${created.submission}=${created.capability}; Path=/; HttpOnly; SameSite=Strict`,
    );
    expect(await readdir(join(api.dataFolder, "archives", created.sha256.slice(0, 2)))).toEqual([
      created.sha256,
    ]);
  });

  it.for([
    ["a form on a foreign site", { origin: "https://evil.example" }, 403],
    ["a sandboxed page", { origin: "null" }, 403],
    ["a foreign site without an origin", { "sec-fetch-site": "cross-site" }, 403],
    [
      "a name that points at this machine",
      { host: "evil.example", origin: "http://evil.example" },
      403,
    ],
    ["another port of this machine", { origin: "http://127.0.0.1:4000" }, 403],
    ["a body that was cut short", { "content-length": "100000" }, 400],
    ["no file name", { "x-assay-file-name": "" }, 400],
  ] as const)("refuses %s and keeps nothing", async ([, headers, status], { api }) => {
    const response = await upload(api, headers);

    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const problem = z.object({ detail: z.string() }).parse(await response.json());
    expect(problem.detail).toMatch(/^[A-Z].*\.$/);
    const files = await readdir(api.dataFolder, { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile())).toEqual([]);
  });

  it("refuses what is larger than the limit", async ({ api }) => {
    process.env["ASSAY_ARCHIVE_LIMIT_BYTES"] = "20";
    const response = await upload(api);
    delete process.env["ASSAY_ARCHIVE_LIMIT_BYTES"];
    expect(response.status).toBe(413);
  });
});

describe("a submission", () => {
  it("is nobody's who does not show its capability", async ({ api }) => {
    const { submission } = await uploaded(api);
    const other = await uploaded(api);

    for (const headers of [{}, other.headers, { cookie: `assay_${submission}=x` }]) {
      for (const step of ["publish", "discard", "declarations"]) {
        const init = { method: "POST", headers, body: "{}" };
        expect(
          (await api.call(`submissions/[submission]/${step}`, { submission }, init)).status,
        ).toBe(403);
      }
      expect((await api.call("submissions/[submission]", { submission }, { headers })).status).toBe(
        403,
      );
      expect(
        (await api.call("submissions/[submission]/events", { submission }, { headers })).status,
      ).toBe(403);
    }
    expect((await api.call("submissions/[submission]", { submission: "s_none" })).status).toBe(404);
  });

  it("cannot be published or discarded from a foreign site", async ({ api }) => {
    const { submission, capability } = await uploaded(api);
    const headers = { cookie: `assay_${submission}=${capability}`, origin: "https://evil.example" };
    for (const step of ["publish", "discard", "declarations"]) {
      const init = { method: "POST", headers, body: "{}" };
      expect(
        (await api.call(`submissions/[submission]/${step}`, { submission }, init)).status,
      ).toBe(403);
    }
  });

  it("takes known declarations on its preview and no others", async ({ api }) => {
    const { submission, headers } = await uploaded(api);
    const declare = (body: string) =>
      api.call(
        "submissions/[submission]/declarations",
        { submission },
        { method: "POST", headers, body },
      );
    await work(api, readSubmission, submission);

    for (const body of [
      "{",
      "[]",
      '{"shoe":"9"}',
      '{"model":""}',
      '{"model":"a\\u0000"}',
      '{"model":7}',
    ]) {
      expect((await declare(body)).status).toBe(400);
    }
    expect((await declare('{"agent_version":"2"}')).status).toBe(202);
    expect((await declare('{"agent_version":"3"}')).status).toBe(409);
    await work(api, readSubmission, submission);
    const preview = await api.call("submissions/[submission]", { submission }, { headers });
    expect(await preview.json()).toMatchObject({
      state: "preview",
      declarations: { agent_version: "2" },
      report: { runs: [{ system: { agentVersion: "2" } }] },
    });
  });

  it("takes a password and never says it again", async ({ api }) => {
    const { submission, headers } = await uploaded(api);
    await work(api, readSubmission, submission);
    const declare = (facts: object) =>
      api.call(
        "submissions/[submission]/declarations",
        { submission },
        { method: "POST", headers, body: JSON.stringify(facts) },
      );
    for (const refused of ["", "nul\0", 7, "x".repeat(1001)]) {
      expect((await declare({ archive_password: refused })).status).toBe(400);
    }
    const taken = await declare({ archive_password: " correct horse ", agent_version: "2" });
    expect(taken.status).toBe(202);
    const preview = await api.call("submissions/[submission]", { submission }, { headers });
    const texts = [await taken.text(), await preview.text()];
    expect(texts.join("")).not.toContain("horse");
    expect(JSON.parse(texts.at(-1) ?? "")).toMatchObject({
      passwordGiven: true,
      declarations: { agent_version: "2" },
    });
  });

  it("goes with what it left", async ({ api }) => {
    const { submission, headers } = await uploaded(api);
    const discard = { method: "POST", headers };
    expect(
      (await api.call("submissions/[submission]/discard", { submission }, discard)).status,
    ).toBe(204);
    expect((await api.call("submissions/[submission]", { submission }, { headers })).status).toBe(
      404,
    );
  });

  it("tells its states as they come, and ends with the last", async ({ api }) => {
    const { submission, headers } = await uploaded(api);
    const stream = await api.call("submissions/[submission]/events", { submission }, { headers });
    const told = stream.text();
    await work(api, readSubmission, submission);
    await api.call("submissions/[submission]/publish", { submission }, { method: "POST", headers });
    await work(api, publishSubmission, submission);

    const states = [...(await told).matchAll(/"state":"(\w+)"/g)].map(([, state]) => state);
    expect(states).toContain("preview");
    expect(states.at(-1)).toBe("published");
  });
});

describe("reading", () => {
  async function publish(api: Api) {
    const held = await uploaded(api);
    const { submission, headers } = held;
    await work(api, readSubmission, submission);
    const asked = await api.call(
      "submissions/[submission]/publish",
      { submission },
      { method: "POST", headers },
    );
    if (asked.status !== 202) throw new Error(await asked.text());
    await work(api, publishSubmission, submission);
    const board = await api.call("boards/[board]", { board: "filing-inbox" });
    const Rows = z.object({ rows: z.tuple([z.object({ id: z.string() })]) });
    const run = Rows.parse(await board.json()).rows[0].id;
    return { ...held, run };
  }

  it("gives a board with units, null as null and 0 as 0", async ({ api }) => {
    await publish(api);
    const response = await api.call("boards/[board]", { board: "filing-inbox" });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toMatchObject({
      schema_version: 1,
      units: { score: "fraction", usd: "USD" },
      rows: [
        {
          counts: { planned: 2, valid: 1, fail: 1, unscored: 1, pass: 0 },
          score: { naive: 0, ofScored: 0, low: 0, high: 0.5 },
          costs: [{ basis: "reported", usd: null, usdKnown: 0 }],
          system: { reasoningEffort: null },
        },
      ],
    });
    const headers = { "if-none-match": response.headers.get("etag") ?? "" };
    expect((await api.call("boards/[board]", { board: "filing-inbox" }, { headers })).status).toBe(
      304,
    );
    expect(await (await api.call("boards", {})).json()).toMatchObject({ boards: [{ rows: 1 }] });
    expect((await api.call("boards/[board]", { board: "none" })).status).toBe(404);
  });

  it("writes the same as CSV", async ({ api }) => {
    await publish(api);
    const [head, row] = (
      await (await api.call("boards/[board]/csv", { board: "filing-inbox" })).text()
    ).split("\r\n");
    const cells = Object.fromEntries(
      (head ?? "").split(",").map((name, index) => [name, row?.split(",")[index]]),
    );
    expect(cells).toMatchObject({
      score_naive_fraction: "0",
      score_high_fraction: "0.5",
      cost_reported_usd: "",
      pass: "0",
      reasoning_effort: "",
    });
    const headers = { accept: "text/csv" };
    expect(
      (await api.call("boards/[board]", { board: "filing-inbox" }, { headers })).headers.get(
        "content-type",
      ),
    ).toContain("text/csv");
  });

  it("pages a run's episodes by cursor", async ({ api }) => {
    const { run } = await publish(api);
    const page = async (query: string) =>
      (await api.call(`runs/[run]/episodes${query}`, { run })).json();
    expect(await page("?limit=1")).toMatchObject({
      episodes: [{ task: "a b", value: 0 }],
      next: 0,
    });
    expect(await page("?limit=1&cursor=0")).toMatchObject({
      episodes: [{ task: "c", value: null }],
      next: null,
    });
    expect(await page("?status=unscored")).toMatchObject({ episodes: [{ task: "c" }], next: null });
    expect((await api.call("runs/[run]/episodes?limit=x", { run })).status).toBe(400);
    expect((await api.call("runs/[run]/episodes", { run: "r_none" })).status).toBe(404);
    expect(await (await api.call("runs/[run]", { run })).json()).toMatchObject({
      run: { id: run },
    });
  });

  it("shows the reference solution to whoever holds the capability, and to nobody else", async ({
    api,
  }) => {
    const { run, submission, capability, headers } = await publish(api);
    const params = { run, task: "a~20b", trial: "0" };
    const path = "runs/[run]/episodes/[task]/[trial]";
    const seen = await (await api.call(path, params)).json();
    expect(seen).toMatchObject({ episode: { task: "a b" }, events: [{ text: "hello" }] });
    expect(seen.events).toHaveLength(1);
    for (const shown of [headers, { cookie: `x=y; assay_${submission}=${capability}` }]) {
      const all = await (await api.call(path, params, { headers: shown })).json();
      expect(all.events).toHaveLength(2);
    }
    expect((await api.call(path, { ...params, task: "nope" })).status).toBe(404);
    expect((await api.call(path, { ...params, trial: "x" })).status).toBe(404);
  });
});
