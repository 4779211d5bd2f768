import { describe, expect } from "vitest";
import { askToPublish } from "#db/commands/ask-to-publish.ts";
import { findEpisode } from "#db/queries/find-episode.ts";
import { findSubmission } from "#db/queries/find-submission.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import { madeUp } from "#lib/secrets/testing.ts";
import { decideSecrets } from "./decide-secrets.ts";
import { ingestArchive } from "./ingest-archive.ts";
import { publishPreview } from "./publish-preview.ts";
import { publishSubmission } from "./publish-submission.ts";
import { it, nobody, runText, type TestContext, uploadOf } from "./testing.ts";

const { awsKey, privateKey } = madeUp;
const said = { producer: "agent", phase: "live", kind: "message" };
const events = [
  { ...said, text: `The key is ${awsKey}.` },
  { ...said, kind: "tool_call", name: "write", arguments: { file: privateKey } },
];
const text = runText({ notes: { seen: awsKey } }, [
  { task: "a", trial: 0, scorer: { ran: true }, score: { value: 1 }, events },
]);

async function submissionOf({ db }: TestContext, id: string): Promise<Submission> {
  const found = await findSubmission(db, id);
  if (found === null) throw new Error(`there is no submission ${id}`);
  return found.submission;
}

async function previewed(context: TestContext, fileName = "run.jsonl"): Promise<Submission> {
  const ended = await ingestArchive(context, uploadOf(text, { fileName, accepts: () => false }));
  if (!("report" in ended)) throw new Error(ended.kind);
  return ended;
}

function findingOf({ report }: Submission, rule: string) {
  const finding = report?.secrets.find((one) => one.rule === rule);
  if (finding === undefined) throw new Error(`nothing was found as ${rule}`);
  return finding;
}

async function published(context: TestContext, id: string) {
  await askToPublish(context.db, id, context.now());
  await publishSubmission(context, id);
  const ended = await submissionOf(context, id);
  const [run] = ended.report?.runs ?? [];
  return { ended, episode: await findEpisode(context.db, run?.id ?? "", "a", 0) };
}

describe("an archive with secrets", () => {
  it("is previewed without them, with their places", async ({ context }) => {
    const preview = await previewed(context);

    const shown = JSON.stringify(preview);
    expect(shown).not.toContain(awsKey);
    expect(shown).not.toContain(privateKey.slice(40, 60));
    expect(findingOf(preview, "private-key").places).toEqual([
      { source: "run.jsonl#L2", part: "events/1/argumentsJson" },
    ]);
    expect(findingOf(preview, "aws-access-key-id")).toMatchObject({
      occurrences: 2,
      preview: `AK…${awsKey.slice(-2)}`,
    });
  });

  it("is not published while one is undecided, whoever asks", async ({ context }) => {
    const preview = await previewed(context);
    await decide(context, preview, "private-key", "redact");

    const answer = await publishPreview(context, await submissionOf(context, preview.id), nobody);
    expect(answer).toMatchObject({
      kind: "secrets_undecided",
      secrets: [{ rule: "aws-access-key-id" }],
    });
    const { ended } = await published(context, preview.id);
    expect(ended).toMatchObject({ state: "preview", publishAsked: false });
  });

  it("keeps what was dismissed, and a mark for what was redacted", async ({ context }) => {
    const preview = await previewed(context);
    await decide(context, preview, "private-key", "redact");
    await decide(context, preview, "aws-access-key-id", "redact");
    await decide(context, preview, "aws-access-key-id", "dismiss");
    const { ended, episode } = await published(context, preview.id);

    expect(ended.state).toBe("published");
    expect(episode?.events?.[0]?.text).toBe(`The key is ${awsKey}.`);
    const { sha256 } = findingOf(preview, "private-key");
    const file = `[redacted: private-key, sha256 ${sha256.slice(0, 12)}]`;
    expect(JSON.parse(episode?.events?.[1]?.argumentsJson ?? "")).toEqual({ file });
    expect(ended.secretDecisions).toMatchObject([
      { rule: "private-key", action: "redact", sha256, reason: null },
      { rule: "aws-access-key-id", action: "redact" },
      { rule: "aws-access-key-id", action: "dismiss", reason: "made up" },
    ]);
    expect(JSON.stringify(ended.secretDecisions)).not.toContain(awsKey);
  });

  it("is decided on as a preview only, and only where something was found", async ({ context }) => {
    const preview = await previewed(context);
    const unknown = { finding: `x_${"0".repeat(20)}`, action: "redact", reason: null } as const;
    expect(await decideSecrets(context, preview, unknown)).toBe("no_such_finding");
    await askToPublish(context.db, preview.id, context.now());
    expect(await decide(context, preview, "private-key", "redact")).toBe("not_a_preview");
    expect((await submissionOf(context, preview.id)).secretDecisions).toEqual([]);
  });

  it("may have all of them redacted at once, its own name too", async ({ context }) => {
    const secrets = { action: "redact", reason: null } as const;
    const fileName = `${awsKey}.jsonl`;
    const ended = await ingestArchive(context, uploadOf(text, { fileName, secrets }));

    expect(ended).toMatchObject({ state: "published", secretDecisions: { length: 2 } });
    const rows = await context.db.execute(
      `select (select json_agg(archives) from archives)::text || (select json_agg(runs) from runs)::text
        || (select json_agg(scores) from scores)::text as stored`,
    );
    expect(JSON.stringify(rows.rows)).toContain("[redacted: aws-access-key-id");
    expect(JSON.stringify(rows.rows)).not.toContain(awsKey);
  });

  it("stays a preview on the command line when nothing is said of them", async ({ context }) => {
    expect(await ingestArchive(context, uploadOf(text))).toMatchObject({ state: "preview" });
  });
});

function decide(
  context: TestContext,
  submission: Submission,
  rule: string,
  action: "redact" | "dismiss",
) {
  const reason = action === "dismiss" ? "made up" : null;
  const finding = findingOf(submission, rule).id;
  return decideSecrets(context, submission, { finding, action, reason });
}
