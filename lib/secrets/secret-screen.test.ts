import { describe, expect, it } from "vitest";
import type { SecretDecision } from "#lib/domain/submission/secret.ts";
import { heldDecisions } from "#lib/domain/submission/secret-decisions.ts";
import { SecretScreen } from "./secret-screen.ts";
import { madeUp } from "./testing.ts";

const { awsKey, githubToken, gatewayToken } = madeUp;
const dismissal = { rule: null, sha256: null, action: "dismiss", reason: "made up" } as const;
const decided = { ...dismissal, decidedAt: "2026-01-01T00:00:00.000Z" };

function screenOf(...decisions: readonly SecretDecision[]): SecretScreen {
  return new SecretScreen(heldDecisions(decisions));
}

function idOf(text: string): string {
  const screen = screenOf();
  screen.screened({ text }, "a");
  return screen.found().secrets[0]?.id ?? "none";
}

describe("a record", () => {
  it("without a secret comes back as the very same one", () => {
    const record = { source: "a.jsonl#L1", events: [{ text: "Hello." }, { text: null }] };
    expect(screenOf().screened(record, "a")).toBe(record);
  });

  it("keeps everything but its secrets, which are named with their places", () => {
    const screen = screenOf();
    const record = {
      source: "a.jsonl#L7",
      events: [{ text: `use ${awsKey}, or ${githubToken}.`, trial: 0, at: null }],
      evidence: [{ text: awsKey, source: "log.txt#L2" }],
    };
    const screened = screen.screened(record, "a");

    expect(JSON.stringify(record)).toContain(awsKey);
    expect(screened.events[0]?.text).toMatch(
      /^use \[redacted: aws-access-key-id, sha256 [0-9a-f]{12}\], or \[redacted: github-token, sha256 [0-9a-f]{12}\]\.$/,
    );
    expect(screened.events[0]).toMatchObject({ trial: 0, at: null });
    const { secrets, secretsUnlisted } = screen.found();
    const places = secrets.map(({ rule, occurrences, places }) => [rule, occurrences, places]);
    expect(places).toEqual([
      [
        "aws-access-key-id",
        2,
        [
          { source: "a.jsonl#L7", part: "events/0/text" },
          { source: "log.txt#L2", part: "text" },
        ],
      ],
      ["github-token", 1, [{ source: "a.jsonl#L7", part: "events/0/text" }]],
    ]);
    expect(secretsUnlisted).toBe(0);
    expect(JSON.stringify([screened, screen.found()])).not.toContain(awsKey.slice(4, -2));
  });

  it("may have a name and a value that are a secret together", () => {
    const settings = [{ name: "gateway_token", value: gatewayToken }];
    const [setting] = screenOf().screened({ settings }, "a").settings;
    expect(setting).toMatchObject({
      name: "gateway_token",
      value: expect.stringMatching(/^\[redacted: gateway-token, sha256 [0-9a-f]{12}\]$/),
    });
  });

  it("in JSON stays JSON", () => {
    const argumentsJson = JSON.stringify({ command: `export KEY=\n${awsKey}\n`, n: 1.0 });
    const screened = screenOf().screened({ argumentsJson }, "a");
    expect(JSON.parse(screened.argumentsJson)).toEqual({
      command: expect.stringMatching(/^export KEY=\n\[redacted: [^"]*\]\n$/),
      n: 1,
    });
  });

  it("hides a secret in the name of its own file", () => {
    const screen = screenOf();
    const screened = screen.screened({ source: `${awsKey}.json#/0`, text: "" }, "a");
    expect(screened.source).toMatch(/^\[redacted: .*\]\.json#\/0$/);
    expect(JSON.stringify(screen.found())).not.toContain(awsKey);
  });
});

describe("a decision", () => {
  it("to dismiss leaves that text as it is, and is still told", () => {
    const screen = screenOf({ ...decided, finding: idOf(awsKey) });
    const record = { texts: [awsKey, githubToken] };
    const { texts } = screen.screened(record, "a");
    expect(texts[0]).toBe(awsKey);
    expect(texts[1]).toContain("[redacted: github-token");
    expect(screen.found().secrets).toHaveLength(2);
  });

  it("on what is not listed holds where there is no other", () => {
    const redaction = {
      ...decided,
      action: "redact",
      finding: idOf(awsKey),
      reason: null,
    } as const;
    const { texts } = screenOf({ ...decided, finding: null }, redaction).screened(
      { texts: [awsKey, githubToken] },
      "a",
    );
    expect(texts[0]).toContain("[redacted: aws-access-key-id");
    expect(texts[1]).toBe(githubToken);
  });
});

describe("what is told of many", () => {
  const tokens = Array.from({ length: 1003 }, (_, n) => `gh${"p_"}${String(n).padStart(36, "a")}`);

  it("lists a thousand and counts the rest", () => {
    const screen = screenOf();
    const { texts } = screen.screened({ texts: tokens }, "a");
    expect(texts.every((text) => text.startsWith("[redacted: github-token"))).toBe(true);
    expect(screen.found().secrets).toHaveLength(1000);
    expect(screen.found().secretsUnlisted).toBe(3);
  });

  it("lists twenty places of one and counts them all", () => {
    const screen = screenOf();
    for (let line = 1; line <= 30; line += 1) screen.screened({ text: awsKey }, `a.jsonl#L${line}`);
    const [finding] = screen.found().secrets;
    expect(finding?.places).toHaveLength(20);
    expect(finding?.occurrences).toBe(30);
    expect(finding?.preview).toBe(`AK…${awsKey.slice(-2)}`);
  });
});

it("finds the same in texts of any number and length", () => {
  const filler = "Words and words. ".repeat(1000);
  const texts = Array.from({ length: 60 }, (_, n) => (n % 7 === 3 ? `${filler}${awsKey}` : filler));
  const screen = screenOf();
  const screened = screen.screened({ texts }, "a").texts;
  expect(screened.map((text) => text.includes("[redacted:"))).toEqual(
    texts.map((text) => text.includes(awsKey)),
  );
  expect(screen.found().secrets[0]?.occurrences).toBe(9);
});
