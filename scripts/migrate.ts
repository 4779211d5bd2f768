import { migrateDatabase } from "./migrate-database.ts";

const url = process.env["DATABASE_URL"];
if (url === undefined) throw new Error("Set DATABASE_URL to the database to migrate.");
await migrateDatabase(url);
