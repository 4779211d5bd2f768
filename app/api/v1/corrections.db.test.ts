import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { z } from "zod";
import { type Api, it } from "#app/api/testing.ts";
import { connect } from "#db/connect.ts";
import { archiveStore } from "#lib/ingest/archive-store.ts";
import { publishSubmission } from "#lib/ingest/publish-submission.ts";
import { readSubmission } from "#lib/ingest/read-submission.ts";
import { runText } from "#lib/ingest/testing.ts";

const origin = "http://127.0.0.1:3000";
const board = "filing-inbox";
const scorer = { ran: true };
const episodes = [
  { task: "a", trial: 0, scorer, score: { value: 1 } },
  { task: "b", trial: 0, scorer, score: { value: 0 } },
];
const Created = z.object({ submission: z.string(), capability: z.string() });
const Rows = z.object({ rows: z.array(z.object({ id: z.string() })) });

interface Site {
  readonly run: string;
  /** Shows that the run was uploaded by this program. */
  readonly uploader: Record<string, string>;
  /** Cookies of two maintainers of the board and of somebody who maintains nothing. */
  readonly ada: Record<string, string>;
  readonly bea: Record<string, string>;
  readonly eve: Record<string, string>;
}

async function register(name: string): Promise<Record<string, string>> {
  const { POST } = await import("#app/api/auth/[...all]/route.ts");
  const body = JSON.stringify({ name, email: `${name}@example.org`, password: "correct horse" });
  const headers = { "content-type": "application/json", host: "127.0.0.1:3000", origin };
  const url = `${origin}/api/auth/sign-up/email`;
  const response = await POST(new Request(url, { method: "POST", headers, body }));
  if (!response.ok) throw new Error(await response.text());
  const cookie = response.headers.getSetCookie().map((one) => one.split(";")[0]);
  return { cookie: cookie.join("; ") };
}

async function site(api: Api): Promise<Site> {
  const upload = { method: "POST", body: runText({}, episodes) };
  const headers = { "x-assay-file-name": "run.jsonl" };
  const created = await api.call("archives", {}, { ...upload, headers });
  const { submission, capability } = Created.parse(await created.json());
  const uploader = { "x-assay-capability": capability };
  const db = connect(api.databaseUrl, 2);
  const context = { db, store: archiveStore(api.dataFolder), now: () => new Date() };
  await readSubmission(context, submission);
  const publish = { method: "POST", headers: uploader };
  await api.call("submissions/[submission]/publish", { submission }, publish);
  await publishSubmission(context, submission);
  const [ada, bea, eve] = [await register("ada"), await register("bea"), await register("eve")];
  await db.execute(sql`insert into board_maintainers (board, user_id, added_by, added_at)
    select ${board}, id, id, now() from users where name in ('ada', 'bea')`);
  await db.$client.end();
  const rows = Rows.parse(await (await api.call("boards/[board]", { board })).json());
  return { run: rows.rows[0]?.id ?? "", uploader, ada, bea, eve };
}

function post(
  api: Api,
  route: string,
  params: Record<string, string>,
  body: unknown,
  headers = {},
) {
  return api.call(route, params, { method: "POST", body: JSON.stringify(body), headers });
}

function add(api: Api, body: unknown, headers: Record<string, string>) {
  return post(api, "corrections", {}, body, headers);
}

async function tagOf(api: Api, run: string): Promise<string> {
  const list = await api.call(`corrections/of?target=run:${run}`, {});
  return list.headers.get("etag") ?? "";
}

function noteOn(run: string, reason: string) {
  return { kind: "note", target: { kind: "run", run }, reason };
}

describe("corrections over HTTP", () => {
  it("lets one of two maintainers write at once, and shows the other what they missed", async ({
    api,
  }) => {
    const { run, ada, bea } = await site(api);
    const tag = await tagOf(api, run);
    const answers = await Promise.all([
      add(api, noteOn(run, "says ada"), { ...ada, "if-match": tag }),
      add(api, noteOn(run, "says bea"), { ...bea, "if-match": tag }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412]);
    const sorted = answers.toSorted((a, b) => a.status - b.status);
    const [{ correction }, lost] = await Promise.all(sorted.map((answer) => answer.json()));
    expect(lost).toMatchObject({ status: 412, corrections: [{ id: correction.id }] });
    const again = { ...ada, "if-match": await tagOf(api, run) };
    expect((await add(api, noteOn(run, "second"), again)).status).toBe(201);
    expect((await add(api, noteOn(run, "without"), ada)).status).toBe(428);
    const log = await (await api.call("corrections", {})).json();
    expect(log.corrections).toMatchObject([
      { reason: "second", state: "in_force", board },
      { id: correction.id, role: `maintainer of ${board}` },
    ]);
  });

  it("takes corrections of maintainers, and a reply of the run's submitter alone", async ({
    api,
  }) => {
    const { run, ada, eve, uploader } = await site(api);
    const tagged = async (who: Record<string, string>) => ({
      ...who,
      "if-match": await tagOf(api, run),
    });
    expect((await add(api, noteOn(run, "x"), await tagged({}))).status).toBe(401);
    expect((await add(api, noteOn(run, "x"), await tagged(eve))).status).toBe(403);
    expect((await post(api, "corrections/preview", {}, noteOn(run, "x"), eve)).status).toBe(403);
    const written = await add(api, noteOn(run, "why so low?"), await tagged(ada));
    const { correction } = await written.json();
    const reply = { correction: correction.id, text: "The tool was broken." };
    const route = "runs/[run]/reply";
    expect((await post(api, route, { run }, reply)).status).toBe(401);
    expect((await post(api, route, { run }, reply, eve)).status).toBe(403);
    expect((await post(api, route, { run }, reply, ada)).status).toBe(403);
    const replied = await post(api, route, { run }, reply, uploader);
    expect(replied.status).toBe(201);
    expect(await replied.json()).toMatchObject({
      correction: {
        ...{ kind: "reply", role: "submitter", reason: "The tool was broken." },
        change: { kind: "answers", correction: correction.id },
      },
    });
    expect((await post(api, "runs/[run]/withdraw", { run }, { reason: "x" }, eve)).status).toBe(
      403,
    );
  });

  it("refuses what says nothing, links elsewhere or speaks of nothing", async ({ api }) => {
    const { run, ada } = await site(api);
    const ask = async (changes: object) => {
      const body = { ...noteOn(run, "a reason"), ...changes };
      return (await add(api, body, { ...ada, "if-match": await tagOf(api, run) })).status;
    };
    expect(await ask({ reason: "  " })).toBe(400);
    expect(await ask({ evidence: ["javascript:alert(1)"] })).toBe(400);
    expect(await ask({ kind: "reply" })).toBe(400);
    expect(await ask({ kind: "relabel", basis: "reported", names: { model: "x" } })).toBe(400);
    expect(await ask({ target: { kind: "run", run: "r_none" } })).toBe(404);
    expect(await ask({ kind: "exclusion" })).toBe(422);
    expect(await ask({ kind: "cost_rebasis", basis: "leaf_spans" })).toBe(422);
    const unknown = { kind: "episodes", run, episodes: [{ task: "z", trial: 0 }] };
    expect(await ask({ kind: "exclusion", target: unknown })).toBe(422);
    expect(await ask({ supersedes: "c_00000000000000000000" })).toBe(422);
  });

  it("shows before and after, stores nothing, and does just that when written", async ({ api }) => {
    const { run, ada } = await site(api);
    const tag = await tagOf(api, run);
    const target = { kind: "episodes", run, episodes: [{ task: "b", trial: 0 }] };
    const body = { kind: "exclusion", target, reason: "broken" };
    const preview = await (await post(api, "corrections/preview", {}, body, ada)).json();
    expect(preview).toMatchObject({
      before: { rows: [{ run, counts: { planned: 2, pass: 1 }, score: { low: 0.5 }, rank: "1" }] },
      after: { rows: [{ run, counts: { planned: 1, pass: 1, excluded: 1 }, score: { low: 1 } }] },
      effect: { before: "1/2", after: "1/1" },
    });
    expect(await tagOf(api, run)).toBe(tag);
    const seen = (await api.call("boards/[board]", { board })).headers.get("etag");
    expect((await add(api, body, { ...ada, "if-match": tag })).status).toBe(201);
    const after = await api.call("boards/[board]", { board });
    expect(after.headers.get("etag")).not.toBe(seen);
    const [row] = (await after.json()).rows;
    expect(row.counts).toEqual(preview.after.rows[0].counts);
    expect(row).toMatchObject({
      corrections: [{ kind: "exclusion" }],
      archived: { counts: { planned: 2 } },
    });
    const csv = await (await api.call("boards/[board]/csv", { board })).text();
    expect(csv).toContain("exclusion /corrections/c_");
    const listed = await (await api.call("runs/[run]/episodes", { run })).json();
    expect(listed.episodes).toMatchObject([
      { corrected: null },
      { status: "valid", value: 0, corrected: { effect: "excluded" } },
    ]);
  });

  it("keeps a withdrawn run's addresses, with the reason", async ({ api }) => {
    const { run, uploader } = await site(api);
    const reason = "We sent the wrong file <script>.";
    expect((await post(api, "runs/[run]/withdraw", { run }, { reason }, uploader)).status).toBe(
      201,
    );
    expect((await post(api, "runs/[run]/withdraw", { run }, { reason }, uploader)).status).toBe(
      409,
    );
    for (const route of ["runs/[run]", "runs/[run]/episodes", "runs/[run]/usage-calls"]) {
      const gone = await api.call(route, { run });
      expect(gone.status, route).toBe(410);
      expect(await gone.json()).toMatchObject({
        tombstone: { run, board, withdrawn: { reason } },
        corrections: [{ kind: "retraction", role: "submitter" }],
      });
    }
    const shown = await (await api.call("boards/[board]", { board })).json();
    expect(shown).toMatchObject({ rows: [], withdrawn: [{ run, withdrawn: { reason } }] });
    const { GET } = await import("#app/corrections/feed.atom/route.ts");
    const headers = { host: "board.example" };
    const feed = await GET(new Request(`${origin}/corrections/feed.atom`, { headers }));
    const text = await feed.text();
    expect(text).toContain(`withdrawal: run ${run}`);
    expect(text).toContain("http://board.example/corrections/c_");
    expect(text).not.toContain("<script>");
    const known = { ...headers, "if-none-match": feed.headers.get("etag") ?? "" };
    const same = await GET(new Request(`${origin}/corrections/feed.atom`, { headers: known }));
    expect(same.status).toBe(304);
  });
});
