import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { isStored } from "./is-stored.ts";
import { runText } from "./run-text.ts";
import { sha256 } from "./sha256.ts";
import { submitter } from "./submitter.ts";

/** A web site of somebody else on this machine: a page with one form that aims at us. */
async function foreignSite(action: string, text: string) {
  const server = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end(
      `<!doctype html><form method="post" enctype="text/plain" action="${action}">
       <textarea name="x">${text}</textarea><button>Win a prize</button></form>`,
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { port: isBound(address) ? address.port : 0, close: () => server.close() };
}

function isBound(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}

// 127.0.0.1 with another port is the same site, so the browser sends our cookie along: only the check
// of the origin stands in the way. localhost is another site altogether.
for (const host of ["127.0.0.1", "localhost"]) {
  for (const action of ["publish", "discard"]) {
    test(`a form on ${host} cannot ${action}`, async ({ context, baseURL }) => {
      const program = submitter(context.request);
      const text = runText(`foreign-${host}-${action}`, [{ task: "a" }]);
      const held = await program.upload("own.jsonl", text);
      await program.outcome(held);
      expect(await context.cookies()).toContainEqual(
        expect.objectContaining({ name: `assay_${held.submission}`, sameSite: "Strict" }),
      );
      const path = `/api/v1/submissions/${held.submission}/${action}`;
      const site = await foreignSite(`${baseURL}${path}`, "{}");
      const page = await context.newPage();
      await page.goto(`http://${host}:${site.port}/`);

      const answered = page.waitForResponse((response) => response.url().endsWith(path));
      await page.getByRole("button", { name: "Win a prize" }).click();

      expect((await answered).status()).toBe(403);
      expect((await program.outcome(held)).state).toBe("preview");
      site.close();
    });
  }
}

test("a script on a foreign page cannot upload", async ({ context, baseURL }) => {
  const site = await foreignSite(`${baseURL}/api/v1/archives`, "");
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${site.port}/`);
  const text = runText("foreign-upload", [{ task: "a" }]);

  const [withName, blind] = await page.evaluate(
    async ({ url, body }) => {
      const named = { method: "POST", body, headers: { "x-assay-file-name": "a.jsonl" } };
      const send = (init: RequestInit) => fetch(url, init).then(({ type }) => type, String);
      return [await send(named), await send({ method: "POST", body, mode: "no-cors" })];
    },
    { url: `${baseURL}/api/v1/archives`, body: text },
  );

  expect(withName).toContain("Failed to fetch");
  expect(blind).toBe("opaque");
  expect(await isStored(sha256(text))).toBe(false);
  site.close();
});
