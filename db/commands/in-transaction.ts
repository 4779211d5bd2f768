import { drizzle } from "drizzle-orm/node-postgres";
import type { Connection } from "../connection.ts";
import type { PooledDatabase } from "../database.ts";
import * as schema from "../schema/index.ts";

/** Runs `work` in one transaction on one connection: all of it or nothing. */
export async function inTransaction<Result>(
  db: PooledDatabase,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on("error", onError);
  try {
    await client.query("begin");
    const result = await work({ db: drizzle(client, { schema }), client });
    await client.query("commit");
    return result;
  } catch (error) {
    // A connection that cannot roll back is thrown away; the first error is the one that tells.
    await client.query("rollback").catch(onError);
    throw error;
  } finally {
    client.off("error", onError);
    client.release(broken);
  }
}
