import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { z } from "zod";
import { type Api, it } from "#app/api/testing.ts";
import { connect } from "#db/connect.ts";
import { archiveStore } from "#lib/ingest/archive-store.ts";
import { publishSubmission } from "#lib/ingest/publish-submission.ts";
import { readSubmission } from "#lib/ingest/read-submission.ts";
import { runText } from "#lib/ingest/testing.ts";

const Created = z.object({ submission: z.string(), capability: z.string() });
const Rows = z.object({ rows: z.tuple([z.object({ id: z.string() })]) });

const secret = "XEHM4B";
const call = { producer: "agent", phase: "live", kind: "tool_call", name: "get_details" };
const traced = {
  task: "a",
  trial: 0,
  scorer: { ran: true },
  score: { value: 0 },
  events: [
    { producer: "user", phase: "live", kind: "message", text: `Cancel ${secret}` },
    { ...call, arguments: { id: secret } },
    { producer: "environment", phase: "live", kind: "tool_result", text: secret },
    { ...call, producer: "scorer", phase: "reference", name: `cancel_${secret}` },
  ],
};

/** Publishes a run and then withholds its archive, as an encrypted one is from the start. */
async function withheld(api: Api) {
  const headers = { "x-assay-file-name": "run.jsonl" };
  const init = { method: "POST", body: runText({}, [traced]), headers };
  const { submission, capability } = Created.parse(
    await (await api.call("archives", {}, init)).json(),
  );
  const shown = { "x-assay-capability": capability };
  const db = connect(api.databaseUrl, 2);
  const context = { db, store: archiveStore(api.dataFolder), now: () => new Date() };
  await readSubmission(context, submission);
  await api.call(
    "submissions/[submission]/publish",
    { submission },
    { method: "POST", headers: shown },
  );
  await publishSubmission(context, submission);
  await db.execute(sql`update archives set visibility = 'aggregates_only'`);
  await db.$client.end();
  const board = await api.call("boards/[board]", { board: "filing-inbox" });
  return { run: Rows.parse(await board.json()).rows[0].id, shown };
}

const routes = [
  "boards/[board]",
  "boards/[board]/csv",
  "runs/[run]",
  "runs/[run]/episodes",
  "runs/[run]/episodes/[task]/[trial]",
  "runs/[run]/usage-calls",
] as const;

describe("an archive of aggregates", () => {
  it("gives nobody a message, an argument, a result or an answer's name", async ({ api }) => {
    const { run } = await withheld(api);
    const params = { run, board: "filing-inbox", task: "a", trial: "0" };
    for (const route of routes) {
      const response = await api.call(route, params);
      expect(response.status, route).toBe(200);
      expect(await response.text(), route).not.toContain(secret);
    }
  });

  it("gives everybody scores, statuses and whose step it was", async ({ api }) => {
    const { run } = await withheld(api);
    const response = await api.call("runs/[run]/episodes/[task]/[trial]", {
      ...{ run, task: "a", trial: "0" },
    });
    expect(await response.json()).toMatchObject({
      episode: { status: "valid", value: 0 },
      events: [
        { producer: "user", kind: "message", text: null, isVeiled: true },
        { producer: "agent", kind: "tool_call", name: "get_details", argumentsJson: null },
        { producer: "environment", kind: "tool_result", text: null },
      ],
    });
    expect(await (await api.call("runs/[run]", { run })).json()).toMatchObject({
      run: { visibility: "aggregates_only" },
    });
  });

  it("gives its maintainers everything, and lets nobody keep their copy", async ({ api }) => {
    const { run, shown } = await withheld(api);
    const params = { run, task: "a", trial: "0" };
    const path = "runs/[run]/episodes/[task]/[trial]";
    const response = await api.call(path, params, { headers: shown });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await response.text()).split(secret)).toHaveLength(5);
    const wrong = { "x-assay-capability": "x" };
    const other = await api.call(path, params, { headers: wrong });
    expect(await other.text()).not.toContain(secret);
  });
});
