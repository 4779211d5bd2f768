import { randomBytes } from "node:crypto";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../scripts/migrate-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the server that tests may create databases on. */
    testServerUrl: string;
    /** Migrated, empty and never connected to, so that it can be copied for tests that commit. */
    templateDatabase: string;
    /** A copy of it for tests that run in a transaction and roll back. */
    sharedDatabase: string;
  }
}

const testFolder = ".data/test-postgres";

/** Vitest's global set-up: one migrated database for the run, dropped with all its copies at the end. */
export default async function migrateTestDatabase(project: TestProject) {
  const server = await testServer();
  const name = `assay_test_${randomBytes(6).toString("hex")}`;
  await onServer(server.url, (client) => client.query(`create database ${name}`));
  await migrateDatabase(databaseUrl(server.url, name));
  await onServer(server.url, (client) =>
    client.query(`create database ${name}_shared template ${name}`),
  );
  project.provide("testServerUrl", server.url);
  project.provide("sharedDatabase", `${name}_shared`);
  project.provide("templateDatabase", name);
  return async () => {
    await onServer(server.url, (client) => dropDatabases(client, name));
    await server.stop();
  };
}

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** A server named in the environment, else the bundled one. Only databases named assay_test_* are ever made or dropped. */
async function testServer(): Promise<Server> {
  const url = process.env["TEST_SERVER_URL"] ?? process.env["DATABASE_URL"];
  if (url !== undefined && url !== "") return { url, stop: async () => {} };
  const { startEmbeddedPostgres } = await import("../scripts/embedded-postgres.ts");
  return startEmbeddedPostgres(testFolder, { durable: false });
}

async function onServer(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function dropDatabases(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname = $1 or starts_with(datname, $1 || '_')",
    [name],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
