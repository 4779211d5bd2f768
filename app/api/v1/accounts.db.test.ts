import { expect } from "vitest";
import { type Api, it } from "#app/api/testing.ts";
import { replaceOwnerLink } from "#db/commands/replace-owner-link.ts";
import { connect } from "#db/connect.ts";
import { submissionPolicy } from "#db/queries/submission-policy.ts";
import { newSecret } from "#lib/accounts/new-secret.ts";

const origin = "http://127.0.0.1:3000";

async function register(name: string): Promise<string> {
  const response = await signUp({ name, email: `${name}@example.org`, password: "correct horse" });
  if (!response.ok) throw new Error(await response.text());
  return cookieOf(response);
}

function signUp(body: unknown): Promise<Response> {
  return accountRequest("sign-up/email", body);
}

async function accountRequest(path: string, body: unknown, headers: Record<string, string> = {}) {
  const { POST } = await import("#app/api/auth/[...all]/route.ts");
  return POST(
    new Request(`${origin}/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", host: "127.0.0.1:3000", origin, ...headers },
      body: JSON.stringify(body),
    }),
  );
}

function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

function post(api: Api, route: string, body: unknown, headers: Record<string, string>) {
  return api.call(route, {}, { method: "POST", body: JSON.stringify(body), headers });
}

it("signs up, in and out, and keeps the password hashed", async ({ api }) => {
  const cookie = await register("ada");
  expect((await api.call("tokens", {}, { headers: { cookie } })).status).toBe(200);
  const db = connect(api.databaseUrl, 1);
  const { rows } = await db.$client.query("select password from sign_ins");
  await db.$client.end();
  expect(rows[0].password).not.toContain("correct horse");
  const wrong = await accountRequest("sign-in/email", {
    email: "ada@example.org",
    password: "wrong horse battery",
  });
  expect(wrong.status).toBe(401);
  const out = await accountRequest("sign-out", {}, { cookie });
  expect(out.status).toBe(200);
  expect((await api.call("tokens", {}, { headers: { cookie } })).status).toBe(401);
});

it("gives a new session's cookie at each sign-in, whatever cookie came with it", async ({
  api,
}) => {
  const before = await register("ada");
  const body = { email: "ada@example.org", password: "correct horse" };
  const after = cookieOf(await accountRequest("sign-in/email", body, { cookie: before }));
  expect(after).not.toBe("");
  expect(after).not.toBe(before);
  expect((await api.call("tokens", {}, { headers: { cookie: after } })).status).toBe(200);
});

it("refuses a short password and a second account of one address", async ({ api }) => {
  expect(api.databaseUrl).not.toBe("");
  await register("ada");
  const again = { name: "ada", email: "ADA@example.org", password: "another horse" };
  expect((await signUp(again)).status).toBe(422);
  expect((await signUp({ ...again, email: "b@example.org", password: "short" })).status).toBe(400);
});

it("refuses a sign-in that a page of another site sends", async ({ api }) => {
  const cookie = await register("ada");
  const evil = { origin: "https://evil.example", cookie };
  expect((await accountRequest("sign-out", {}, evil)).status).toBe(403);
  expect((await post(api, "tokens", { name: "x", scopes: ["submit"] }, evil)).status).toBe(403);
});

it("slows down whoever guesses passwords", async ({ api }) => {
  expect(api.databaseUrl).not.toBe("");
  await register("ada");
  const body = { email: "ada@example.org", password: "wrong horse battery" };
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    statuses.push((await accountRequest("sign-in/email", body)).status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(statuses.slice(10)).toEqual([429, 429]);
});

it("shows a token's secret once, keeps its hash, and takes it until it is revoked", async ({
  api,
}) => {
  const cookie = await register("ada");
  const made = await post(api, "tokens", { name: "ci", scopes: ["submit"] }, { cookie });
  expect(made.status).toBe(201);
  const { id, secret } = await made.json();
  const listed = await (await api.call("tokens", {}, { headers: { cookie } })).text();
  expect(listed).toContain(id);
  expect(listed).not.toContain(secret);
  const db = connect(api.databaseUrl, 1);
  const { rows } = await db.$client.query("select to_jsonb(t)::text as kept from api_tokens t");
  await db.$client.end();
  expect(rows[0].kept).not.toContain(secret);

  const authorization = `Bearer ${secret}`;
  const byToken = await post(
    api,
    "tokens",
    { name: "more", scopes: ["submit"] },
    { authorization },
  );
  expect(byToken.status).toBe(403);
  const revoked = await api.call(
    "tokens/[token]",
    { token: id },
    { method: "DELETE", headers: { cookie } },
  );
  expect(revoked.status).toBe(200);
  const after = await post(api, "tokens", { name: "more", scopes: ["submit"] }, { authorization });
  expect(after.status).toBe(401);
});

it("lets nobody revoke another's token", async ({ api }) => {
  const cookie = await register("ada");
  const { id } = await (
    await post(api, "tokens", { name: "ci", scopes: ["submit"] }, { cookie })
  ).json();
  const other = { method: "DELETE", headers: { cookie: await register("eve") } };
  expect((await api.call("tokens/[token]", { token: id }, other)).status).toBe(404);
});

it("makes one owner by one link, once, and ends the time in which whoever submits publishes", async ({
  api,
}) => {
  const db = connect(api.databaseUrl, 1);
  expect(await submissionPolicy(db)).toBe("direct");
  const [stale, link] = [newSecret(""), newSecret("")];
  await replaceOwnerLink(db, { secretHash: stale.hash, createdAt: new Date() });
  await replaceOwnerLink(db, { secretHash: link.hash, createdAt: new Date() });
  const cookie = await register("ada");
  const claim = (secret: string) => post(api, "ownership", { secret }, { cookie });
  expect((await post(api, "ownership", { secret: link.secret }, {})).status).toBe(401);
  expect((await claim(stale.secret)).status).toBe(403);
  expect((await claim(link.secret)).status).toBe(200);
  expect((await claim(link.secret)).status).toBe(403);
  expect(await submissionPolicy(db)).toBe("open");
  const { rows } = await db.$client.query("select actor, action from audit_log order by id");
  expect(rows).toEqual([
    { actor: "ada", action: "user_registered" },
    { actor: "ada", action: "owner_claimed" },
  ]);
  await db.$client.end();
});

it("takes nobody's word for being an owner", async ({ api }) => {
  expect(api.databaseUrl).not.toBe("");
  const body = { name: "eve", email: "eve@example.org", password: "correct horse", isOwner: true };
  const response = await signUp(body);
  const db = connect(api.databaseUrl, 1);
  const { rows } = await db.$client.query("select is_owner from users");
  await db.$client.end();
  expect([response.status, rows.some((row) => row.is_owner)]).not.toContain(true);
});
