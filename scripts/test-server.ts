import { Client } from "pg";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

const folder = ".data/test-postgres";

/**
 * A server where tests make databases named assay_test_* and drop them: the one that
 * TEST_SERVER_URL or DATABASE_URL names, else the bundled one. The database that DATABASE_URL
 * names is never written.
 */
export async function testServer(env: NodeJS.ProcessEnv): Promise<TestServer> {
  const url = env["TEST_SERVER_URL"] ?? env["DATABASE_URL"];
  if (url === undefined || url === "") return startEmbeddedPostgres(folder, { durable: false });
  await refuseWithoutRight(url);
  return { url, stop: async () => {} };
}

async function refuseWithoutRight(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ allowed: boolean }>(
      "select rolcreatedb or rolsuper as allowed from pg_roles where rolname = current_user",
    );
    if (rows[0]?.allowed === true) return;
  } finally {
    await client.end();
  }
  throw new Error(
    "The tests need databases of their own (assay_test_*), and the user of DATABASE_URL may not create any: grant CREATEDB, or unset DATABASE_URL to use the bundled server.",
  );
}
