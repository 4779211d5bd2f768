import { randomBytes } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { inject, test } from "vitest";
import { connect } from "./connect.ts";
import type { Connection } from "./connection.ts";
import type { Database, PooledDatabase } from "./database.ts";
import * as schema from "./schema/index.ts";

interface Fixtures {
  /** A transaction of the test's own on the migrated database, rolled back at the end. */
  readonly connection: Connection;
  readonly db: Database;
  /** A database of the test's own, for code that commits. */
  readonly ownDatabase: PooledDatabase;
  readonly ownDatabaseUrl: string;
}

/** A test on a real PostgreSQL. */
export const it = test.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
  connection: async ({}, use) => {
    const client = new Client({ connectionString: urlOf(inject("sharedDatabase")) });
    await client.connect();
    await client.query("begin");
    try {
      await use({ db: drizzle(client, { schema }), client });
    } finally {
      await client.query("rollback");
      await client.end();
    }
  },
  db: async ({ connection }, use) => {
    await use(connection.db);
  },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
  ownDatabaseUrl: async ({}, use) => {
    const template = inject("templateDatabase");
    const name = `${template}_${randomBytes(4).toString("hex")}`;
    await onServer(`create database ${name} template ${template}`);
    try {
      await use(urlOf(name));
    } finally {
      await onServer(`drop database ${name} with (force)`);
    }
  },
  ownDatabase: async ({ ownDatabaseUrl }, use) => {
    const db = connect(ownDatabaseUrl, 4);
    try {
      await use(db);
    } finally {
      await db.$client.end();
    }
  },
});

function urlOf(database: string): string {
  const url = new URL(inject("testServerUrl"));
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject("testServerUrl") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
