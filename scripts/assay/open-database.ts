import { join, resolve } from "node:path";
import { connect } from "#db/connect.ts";
import { readEnv } from "#lib/env.ts";
import { createDatabase } from "../create-database.ts";
import { startEmbeddedPostgres } from "../embedded-postgres.ts";
import { migrateDatabase } from "../migrate-database.ts";

/**
 * The database that the command line works on: DATABASE_URL, else the embedded one of this folder, started or joined
 * and migrated.
 */
export async function openDatabase() {
  const { databaseUrl, dataFolder } = readEnv();
  if (databaseUrl !== null) return { ...connected(databaseUrl), close: async () => {} };
  const server = await startEmbeddedPostgres(join(resolve(dataFolder), "postgres"));
  const url = await createDatabase(server.url, "assay");
  await migrateDatabase(url);
  return { ...connected(url), close: server.stop };
}

function connected(url: string) {
  return { url, db: connect(url, 4) };
}
