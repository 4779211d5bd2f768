import { once } from "node:events";
import { connect } from "node:net";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { isStored } from "./is-stored.ts";
import { runText } from "./run-text.ts";
import { sendRaw } from "./send-raw.ts";
import { sha256 } from "./sha256.ts";
import { storedFiles } from "./stored-files.ts";

const scored = { task: "a", scorer: { ran: true }, score: { value: 1 } };

/** A run of about `bytes` bytes: one long message in each episode. */
function largeRun(name: string, bytes: number): string {
  const text = "0123456789abcdef".repeat(6250);
  const message = { producer: "agent", phase: "live", kind: "message", text };
  return runText(
    name,
    Array.from({ length: Math.ceil(bytes / text.length) }, (_, task) => ({
      ...scored,
      task: `task ${task}`,
      events: [message],
    })),
  );
}

test("11 MB arrive through the production build as they were sent", async ({ program }) => {
  const text = largeRun("upload-large", 11_000_000);
  const held = await program.upload("large.jsonl", text);

  expect(held.bytes).toBeGreaterThan(11_000_000);
  expect(held).toMatchObject({ bytes: Buffer.byteLength(text), sha256: sha256(text) });
  expect((await program.outcome(held)).state).toBe("preview");
});

test("a body that is shorter than its Content-Length is refused and not kept", async ({
  baseURL,
}) => {
  const url = new URL(String(baseURL));
  const part = Buffer.from(runText("upload-short", [scored]).padEnd(123_457, " "));
  const socket = connect(Number(url.port), url.hostname);
  socket.write(
    `POST /api/v1/archives HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 200000\r\nX-Assay-File-Name: short.jsonl\r\n\r\n`,
  );
  socket.write(part);
  const isLanding = async () => (await storedFiles()).some(({ bytes }) => bytes === part.length);
  await expect.poll(isLanding, "the bytes land in the scratch folder").toBe(true);

  const answer: Buffer[] = [];
  socket.on("data", (chunk) => answer.push(chunk));
  socket.end();
  await once(socket, "close");

  expect(Buffer.concat(answer).toString()).not.toContain(" 201 ");
  await expect.poll(isLanding, "the scratch file is gone").toBe(false);
  expect(await isStored(sha256(part))).toBe(false);
});

const refusals = [
  ["a page of another site", { origin: "https://evil.example" }],
  ["a page on another port of this machine", { origin: "http://127.0.0.1:1" }],
  ["a page without an origin of its own", { origin: "null" }],
  ["a cross-site request without an origin", { "sec-fetch-site": "cross-site" }],
  ["a name that points at this machine", { host: "evil.example", origin: "http://evil.example" }],
  ["such a name alone", { host: "evil.example" }],
] as const;

for (const [who, headers] of refusals) {
  test(`${who} cannot upload, declare, publish or discard`, async ({ program, baseURL }) => {
    const text = runText(`upload-foreign ${who}`, [scored]);
    const held = await program.upload("own.jsonl", text);
    await program.outcome(held);
    const cookie = `assay_${held.submission}=${held.capability}`;
    const foreign = runText(`upload-foreign-bytes ${who}`, [scored]);

    const upload = await sendRaw(`${baseURL}/api/v1/archives`, {
      headers: { "x-assay-file-name": "foreign.jsonl", ...headers },
      body: foreign,
    });
    expect(upload.status, upload.text).toBe(403);
    expect(await isStored(sha256(foreign))).toBe(false);
    for (const action of ["declarations", "publish", "discard"]) {
      const path = `${baseURL}/api/v1/submissions/${held.submission}/${action}`;
      const answer = await sendRaw(path, { headers: { cookie, ...headers }, body: "{}" });
      expect(answer.status, answer.text).toBe(403);
    }
    expect((await program.outcome(held)).state).toBe("preview");
    expect(await isStored(held.sha256)).toBe(true);
  });
}

test("nobody sees, publishes or discards without the capability", async ({ program, baseURL }) => {
  const held = await program.upload("mine.jsonl", runText("upload-capability", [scored]));
  const other = await program.upload("other.jsonl", runText("upload-other", [scored]));
  await program.outcome(held);
  const path = `${baseURL}/api/v1/submissions/${held.submission}`;

  for (const headers of [{}, { "x-assay-capability": other.capability }]) {
    for (const read of [path, `${path}/events`]) {
      expect((await fetch(read, { headers })).status).toBe(403);
    }
    for (const action of ["declarations", "publish", "discard"]) {
      const answer = await sendRaw(`${path}/${action}`, { headers, body: "{}" });
      expect(answer.status, answer.text).toBe(403);
    }
  }
  expect((await fetch(`${baseURL}/api/v1/submissions/s_none`)).status).toBe(404);
  expect((await program.outcome(held)).state).toBe("preview");
});

test("the same bytes twice are one archive; discarding one submission leaves the other", async ({
  program,
  request,
}) => {
  const text = runText("upload-twice", [scored]);
  const first = await program.upload("first.jsonl", text);
  const second = await program.upload("second.jsonl", text);
  expect(second.sha256).toBe(first.sha256);
  expect(second.submission).not.toBe(first.submission);
  await program.outcome(first);
  await program.outcome(second);
  const copies = (await storedFiles()).filter(({ name }) => name === first.sha256);
  expect(copies).toHaveLength(1);

  expect((await program.ask(first, "discard")).status()).toBe(204);
  expect((await request.get(`/api/v1/submissions/${first.submission}`)).status()).toBe(404);
  expect(await isStored(second.sha256)).toBe(true);
  expect((await program.ask(second, "publish")).status()).toBe(202);
  await expect.poll(async () => (await program.outcome(second)).state).toBe("published");
  const board = await (await request.get("/api/v1/boards/upload-twice-set")).json();
  expect(board.rows).toHaveLength(1);
  expect((await program.ask(second, "discard")).status()).toBe(409);
});

test("discarding leaves neither submission nor bytes", async ({ program, request }) => {
  const held = await program.upload("gone.jsonl", runText("upload-gone", [scored]));
  await program.outcome(held);
  expect(await isStored(held.sha256)).toBe(true);

  expect((await program.ask(held, "discard")).status()).toBe(204);

  await expect.poll(() => isStored(held.sha256)).toBe(false);
  expect((await request.get(`/api/v1/submissions/${held.submission}`)).status()).toBe(404);
  expect((await request.get("/api/v1/boards/upload-gone-set")).status()).toBe(404);
});
