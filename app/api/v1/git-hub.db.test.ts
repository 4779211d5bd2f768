import { createServer, type IncomingMessage, type Server } from "node:http";
import { expect, vi } from "vitest";
import { z } from "zod";
import { it } from "#app/api/testing.ts";
import { connect } from "#db/connect.ts";

const origin = "http://127.0.0.1:3000";
const Address = z.object({ port: z.number() });

/** A server on this machine that speaks GitHub's part of a sign-in. */
async function issuer(emails: readonly unknown[]): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(String(request.url), "http://issuer");
    if (pathname === "/login/oauth/authorize") {
      const back = new URL(String(searchParams.get("redirect_uri")));
      back.searchParams.set("code", "a-code");
      back.searchParams.set("state", String(searchParams.get("state")));
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answer(pathname, request, emails)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = Address.parse(server.address());
  return { url: `http://127.0.0.1:${port}`, server };
}

function answer(path: string, { headers }: IncomingMessage, emails: readonly unknown[]): unknown {
  if (path === "/login/oauth/access_token") {
    return { access_token: "gho_of_ada", token_type: "bearer", scope: "read:user,user:email" };
  }
  if (headers.authorization !== "Bearer gho_of_ada") return { message: "Bad credentials" };
  return path === "/user/emails" ? emails : { id: 7, login: "ada", name: "Ada", email: null };
}

/** The whole way: to the issuer, and back with its code. */
async function signIn(emails: readonly unknown[]): Promise<Response> {
  const { url, server } = await issuer(emails);
  vi.stubEnv("ASSAY_GITHUB_CLIENT_ID", "an-application");
  vi.stubEnv("ASSAY_GITHUB_CLIENT_SECRET", "its-secret");
  vi.stubEnv("ASSAY_GITHUB_SITE", url);
  vi.stubEnv("ASSAY_GITHUB_API", url);
  const { GET, POST } = await import("#app/api/auth/[...all]/route.ts");
  const asked = await POST(
    new Request(`${origin}/api/auth/sign-in/social`, {
      method: "POST",
      headers: { "content-type": "application/json", host: "127.0.0.1:3000", origin },
      body: JSON.stringify({
        provider: "github",
        callbackURL: "/account",
        errorCallbackURL: "/sign-in",
      }),
    }),
  );
  const cookie = asked.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const { url: authorize } = z.object({ url: z.string() }).parse(await asked.json());
  const sent = await fetch(authorize, { redirect: "manual" });
  const back = String(sent.headers.get("location"));
  const response = await GET(new Request(back, { headers: { host: "127.0.0.1:3000", cookie } }));
  await new Promise((resolve) => server.close(resolve));
  return response;
}

async function people(databaseUrl: string): Promise<readonly unknown[]> {
  const db = connect(databaseUrl, 1);
  const { rows } = await db.$client.query("select name, email, email_verified from users");
  await db.$client.end();
  return rows;
}

it("signs somebody in by their verified primary address at GitHub", async ({ api }) => {
  const response = await signIn([
    { email: "old@example.org", primary: false, verified: true },
    { email: "ada@example.org", primary: true, verified: true },
  ]);
  expect(response.headers.get("location")).toContain("/account");
  expect(response.headers.getSetCookie().join()).toContain("session_token");
  expect(await people(api.databaseUrl)).toEqual([
    { name: "Ada", email: "ada@example.org", email_verified: true },
  ]);
});

it("takes no address that GitHub has not verified", async ({ api }) => {
  const response = await signIn([{ email: "ada@example.org", primary: true, verified: false }]);
  expect(response.headers.get("location")).toContain("/sign-in");
  expect(await people(api.databaseUrl)).toEqual([]);
});
