import type { PooledDatabase } from "#db/database.ts";
import { openDatabase } from "./open-database.ts";

/** Runs `work` on the command line's database and closes it, whatever happens. */
export async function withDatabase<Result>(
  work: (db: PooledDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    return await work(database.db);
  } finally {
    await database.db.$client.end();
    await database.close();
  }
}
