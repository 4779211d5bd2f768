import { readEnv } from "#lib/env.ts";
import { migrateDatabase } from "./migrate-database.ts";

const { databaseUrl } = readEnv();
if (databaseUrl === null)
  throw new Error("DATABASE_URL is not set: which database is to be migrated?");
await migrateDatabase(databaseUrl);
console.log("The database is up to date.");
