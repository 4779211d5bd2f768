import { describe, expect } from "vitest";
import { z } from "zod";
import { type Api, it } from "#app/api/testing.ts";
import { connect } from "#db/connect.ts";
import { archiveStore } from "#lib/ingest/archive-store.ts";
import { readSubmission } from "#lib/ingest/read-submission.ts";
import { runText } from "#lib/ingest/testing.ts";
import { madeUp } from "#lib/secrets/testing.ts";

const Held = z.object({ submission: z.string(), capability: z.string() });
const Found = z.object({ id: z.string(), rule: z.string() });
const Told = z.object({
  report: z.object({ secrets: z.array(Found) }),
  secretDecisions: z.array(z.object({ finding: z.string(), action: z.string() })),
});
const Refusal = z.object({ detail: z.string(), secrets: z.array(Found) });

const words = `${madeUp.awsKey} and ${madeUp.githubToken}`;
const event = { producer: "agent", phase: "live", kind: "message", text: words };
const body = runText({}, [
  { task: "a", trial: 0, scorer: { ran: true }, score: { value: 1 }, events: [event] },
]);

async function previewed(api: Api) {
  const upload = { method: "POST", body, headers: { "x-assay-file-name": "run.jsonl" } };
  const held = Held.parse(await (await api.call("archives", {}, upload)).json());
  const db = connect(api.databaseUrl, 2);
  const context = { db, store: archiveStore(api.dataFolder), now: () => new Date() };
  await readSubmission(context, held.submission);
  await db.$client.end();
  const headers = { "x-assay-capability": held.capability };
  const params = { submission: held.submission };
  const route = "submissions/[submission]";
  return {
    post: (step: string, choice: object = {}, others: Record<string, string> = {}) =>
      api.call(`${route}/${step}`, params, {
        method: "POST",
        headers: { ...headers, ...others },
        body: JSON.stringify(choice),
      }),
    told: async () => Told.parse(await (await api.call(route, params, { headers })).json()),
  };
}

describe("POST /submissions/{id}/secrets", () => {
  it("takes decisions until nothing bars publishing", async ({ api }) => {
    const { post, told } = await previewed(api);
    const refused = await post("publish");
    expect(refused.status).toBe(409);
    const text = await refused.text();
    expect(text).not.toContain(madeUp.awsKey);
    const [first, ...others] = Refusal.parse(JSON.parse(text)).secrets;
    expect(others).toHaveLength(1);

    const dismissal = { finding: first?.id, action: "dismiss", reason: " made up " };
    expect((await post("secrets", dismissal)).status).toBe(200);
    expect((await post("publish")).status).toBe(409);
    expect((await post("secrets", { finding: "all", action: "redact" })).status).toBe(200);

    const actions = (await told()).secretDecisions.map(({ action }) => action);
    expect(actions).toEqual(["dismiss", "redact"]);
    expect((await post("publish")).status).toBe(202);
    expect((await post("secrets", { finding: "all", action: "redact" })).status).toBe(409);
  });

  it.for([
    ["a dismissal without a reason", { finding: "all", action: "dismiss" }, {}, 400],
    ["a reason of spaces", { finding: "all", action: "dismiss", reason: "  " }, {}, 400],
    ["no finding", { action: "redact" }, {}, 400],
    ["another word", { finding: "all", action: "hide" }, {}, 400],
    ["a finding of another archive", { finding: `x_${"0".repeat(20)}`, action: "redact" }, {}, 404],
    [
      "another page's request",
      { finding: "all", action: "redact" },
      { origin: "https://a.b" },
      403,
    ],
    ["no holder", { finding: "all", action: "redact" }, { "x-assay-capability": "x" }, 403],
  ] as const)("refuses %s", async ([, choice, headers, status], { api }) => {
    const { post, told } = await previewed(api);
    expect((await post("secrets", choice, headers)).status).toBe(status);
    expect((await told()).secretDecisions).toEqual([]);
  });
});
