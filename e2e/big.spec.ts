import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { sendRaw } from "./send-raw.ts";
import { serverPeaks } from "./server-peaks.ts";
import type { Held } from "./submitter.ts";

/** The most that the web server or the worker may ever have held, other journeys at the same time included. */
const limitBytes = 400e6;

test("300 MB upload, are read and published while each process stays under 400 MB", async ({
  program,
  baseURL,
}, testInfo) => {
  test.skip(process.platform !== "linux", "the memory of processes is read from /proc");
  test.setTimeout(240_000);
  const path = testInfo.outputPath("big.json");
  const generator = ["--import", "tsx", "scripts/bench/generate-tau2.ts", path, "305MB"];
  const { stdout } = await promisify(execFile)(process.execPath, generator);
  const { tasks, trials, bytes } = JSON.parse(stdout);
  expect(bytes).toBeGreaterThan(300e6);
  expect((await stat(path)).size).toBe(bytes);
  expect((await serverPeaks()).length, "the web server and the worker").toBe(2);

  const { status, text } = await sendRaw(`${baseURL}/api/v1/archives`, {
    headers: { "x-assay-file-name": "big.json", "content-length": String(bytes) },
    body: createReadStream(path),
  });
  await rm(path);
  expect(status, text).toBe(201);
  const held: Held = JSON.parse(text);
  const preview = await program.outcome(held, 180_000);
  expect(preview.state).toBe("preview");
  expect(preview.report?.runs).toMatchObject([{ counts: { planned: tasks * trials } }]);
  expect((await program.ask(held, "publish")).status()).toBe(202);
  const isPublished = async () => (await program.outcome(held, 180_000)).state;
  await expect.poll(isPublished, { timeout: 180_000 }).toBe("published");

  const peaks = await serverPeaks();
  const told = `peaks of ${peaks.map(inMegabytes).join(" and ")}`;
  testInfo.annotations.push({ type: "memory", description: told });
  expect(Math.max(...peaks), told).toBeLessThan(limitBytes);
});

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
