import { migrateDatabase } from "#db/migrate.ts";
import { readEnv } from "#lib/env.ts";

const { databaseUrl } = readEnv();
if (databaseUrl === null)
  throw new Error("DATABASE_URL is not set: which database is to be migrated?");
await migrateDatabase(databaseUrl);
console.log("The database is up to date.");
