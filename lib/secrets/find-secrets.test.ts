import { describe, expect, it } from "vitest";
import { findSecrets } from "./find-secrets.ts";
import { madeUp } from "./testing.ts";

function found(text: string): readonly (readonly [string, string])[] {
  return findSecrets(text).map(({ rule, start, end }) => [rule, text.slice(start, end)]);
}

const words = (...parts: readonly string[]) => parts.join("");
const awsSecret = "wJalrXUt".concat("nFEMI/K7MDENG/bPxRfiCYzz3kLmNoPq");
const opaque = ["a1b2c3d4", "e5f6g7h8"].join("");

const secrets = [
  ["an AWS key", `id ${madeUp.awsKey}.`, "aws-access-key-id", madeUp.awsKey],
  ["an AWS secret", `AWS_SECRET_ACCESS_KEY=${awsSecret}\n`, "aws-secret-access-key", awsSecret],
  ["a GitHub token", `push with ${madeUp.githubToken}`, "github-token", madeUp.githubToken],
  ["a private key", `see\n${madeUp.privateKey}\nend`, "private-key", madeUp.privateKey],
  [
    "a password in an address",
    `open ${words("https", "://robin:hunter22", "@example.org/a")}`,
    "basic-auth",
    words("https", "://robin:hunter22", "@example.org"),
  ],
  [
    "a database in a line of JSON",
    `{"url":"${words("postgres", "://robin:hunter22", "@db/x")}","b":1}`,
    "postgre-sql-connection",
    words("postgres", "://robin:hunter22", "@db/x"),
  ],
  [
    "a token of npm's settings",
    words("//r/:_auth", "Token=abcdef123"),
    "npmrc-auth-token",
    "abcdef123",
  ],
  ["a gateway's token", '"gateway_token": "OPENGATE"', "gateway-token", "OPENGATE"],
  ["a named token", `X_TOKEN='${opaque}'`, "named-credential", opaque],
  ["a header", `x-auth: ${opaque}\n`, "named-credential", opaque],
  ["a session", `{"session_id":"${opaque}"}`, "named-credential", opaque],
  ["a cookie", `Set-Cookie: sid=${opaque}; Path=/`, "cookie", `sid=${opaque}`],
  ["a bearer", "Authorization: Bearer abcdef-ghijkl", "authorization-header", "abcdef-ghijkl"],
  [
    "a web token",
    `got ${words("eyJhbGciOiJIUzI1NiJ9", ".eyJzdWIiOiIx", ".c2lnbmF0dXJlMTIzNA")} back`,
    "json-web-token",
    words("eyJhbGciOiJIUzI1NiJ9", ".eyJzdWIiOiIx", ".c2lnbmF0dXJlMTIzNA"),
  ],
  [
    "a provider's key",
    words("use sk", "-or-v1-0123456789abcdef0123456789"),
    "provider-api-key",
    words("sk", "-or-v1-0123456789abcdef0123456789"),
  ],
] as const;

describe("a possible secret", () => {
  it.each(secrets)("%s is found whole", (_, text, rule, secret) => {
    expect(found(text)).toEqual([[rule, secret]]);
  });

  it("that was cut is a key all the same, and the words behind it are none of it", () => {
    const cut = madeUp.privateKey.slice(0, 150);
    expect(found(`${cut}\n... the rest is cut.`)).toEqual([["private-key-part", cut]]);
  });

  it("stands behind an escape of JSON", () => {
    expect(found(`"keys:\\n${madeUp.awsKey}\\n"`)).toEqual([["aws-access-key-id", madeUp.awsKey]]);
    const key = madeUp.privateKey.replaceAll("\n", "\\n");
    expect(found(JSON.stringify({ key: madeUp.privateKey }))).toEqual([["private-key", key]]);
  });

  it("is not hidden by a comment that switches the library off", () => {
    const text = `// ${["secretlint", "disable"].join("-")}\n${madeUp.awsKey}`;
    expect(found(text)).toEqual([["aws-access-key-id", madeUp.awsKey]]);
  });

  it("is one where two rules find it", () => {
    const text = `GITHUB_TOKEN=${madeUp.githubToken}`;
    expect(found(text)).toEqual([["github-token", madeUp.githubToken]]);
  });
});

it.each([
  "The session takes 45 minutes; its cookie is sweet: two of them, please.",
  "password: <redacted>",
  "API_KEY=$OPENAI_API_KEY and token={token}",
  "gpt-4o-mini-2024-07-18, sk-learn, xai-realtime_sierra_2026-03-03",
  "tokens: 16384, max_tokens: 1024, token_usage: 123456",
  "r_0123456789abcdef0123 and 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  "account_id: 1234-5678-9012",
])("no secret in %s", (text) => {
  expect(found(text)).toEqual([]);
});

it("reads a hostile text in one go", () => {
  const hostile = ["eyJ", "sk-a1-", "token=", "-----BEGIN PRIVATE ", 'cookie="'].map((part) =>
    part.repeat(40_000),
  );
  const before = performance.now();
  findSecrets(hostile.join("\n"));
  expect(performance.now() - before).toBeLessThan(5000);
});
