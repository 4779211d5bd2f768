import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { runMigrations } from "graphile-worker";
import { Client } from "pg";

const migrationLock = 7_241_853;

/** Brings the database at `url` to the newest schema. Any number of processes may do so at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), {
      migrationsFolder: join(import.meta.dirname, "../drizzle"),
    });
    await runMigrations({ connectionString: url });
  } finally {
    await client.end();
  }
}
