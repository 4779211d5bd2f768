import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { processIdentity } from "./process-identity.ts";

const timeoutMs = 120_000;
const isRoot = process.getuid?.() === 0;
let folder: string;
let server: EmbeddedPostgres | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "assay-postgres-"));
  server = null;
});

afterEach(async () => {
  await server?.stop();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
}, timeoutMs);

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(): number {
  return Number(readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n")[0]);
}

it(
  "keeps what was acknowledged when the server is killed, and starts again",
  async () => {
    server = await startEmbeddedPostgres(folder);
    await query(server.url, "create table kept (n integer)");
    await query(server.url, "insert into kept values (7)");
    process.kill(postmasterPid(), "SIGKILL");

    server = await startEmbeddedPostgres(folder);

    expect(await query(server.url, "select n from kept")).toEqual([{ n: 7 }]);
  },
  timeoutMs,
);

it(
  "joins a running server, and stops it when the last user leaves",
  async () => {
    const { url } = await startEmbeddedPostgres(folder);
    const pid = postmasterPid();
    server = await startEmbeddedPostgres(folder);
    expect(server.url).toBe(url);

    await server.stop();

    expect(processIdentity(pid)).toBeNull();
    expect(existsSync(join(folder, "data/postmaster.pid"))).toBe(false);
  },
  timeoutMs,
);

it(
  "makes a new cluster when the first start was cut off",
  async () => {
    server = await startEmbeddedPostgres(folder);
    await server.stop();
    rmSync(join(folder, "connection.json"));
    rmSync(join(folder, "data/PG_VERSION"));

    server = await startEmbeddedPostgres(folder);

    expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
  },
  timeoutMs,
);

it(
  "refuses a cluster of another major version and says how to move the data",
  async () => {
    server = await startEmbeddedPostgres(folder);
    await server.stop();
    writeFileSync(join(folder, "data/PG_VERSION"), "17\n");

    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
      /PostgreSQL 17, and this release brings 18.*pg_dump/,
    );
  },
  timeoutMs,
);

describe.runIf(isRoot)("as root", () => {
  it(
    "runs as nobody where user namespaces are refused, and goes back",
    async () => {
      chmodSync(folder, 0o755);
      vi.stubEnv("ASSAY_NO_USER_NAMESPACE", "1");
      server = await startEmbeddedPostgres(folder);
      await query(server.url, "create table kept as select 7 as n");
      expect(statSync(join(folder, "data")).uid).toBe(65534);
      await server.stop();
      vi.unstubAllEnvs();

      server = await startEmbeddedPostgres(folder);

      expect(await query(server.url, "select n from kept")).toEqual([{ n: 7 }]);
    },
    timeoutMs,
  );
});
