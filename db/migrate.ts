import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { runMigrations } from "graphile-worker";
import { Client } from "pg";

/** Any number of processes may migrate at once: they take turns by this advisory lock. */
const migrationLock = 42;

/** Brings a database up to date: our tables and the job queue's. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: "drizzle" });
    await runMigrations({ connectionString: url });
  } finally {
    await client.end();
  }
}
