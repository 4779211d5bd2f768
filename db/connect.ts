import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import * as schema from "./schema/index.ts";

/** Opens a pool on a database. A connection that breaks is replaced by the pool and fails the query it was in, so its error is only noted. */
export function connect(url: string, connections: number) {
  const pool = new Pool({ connectionString: url, max: connections });
  pool.on("error", note);
  pool.on("connect", (client) => client.on("error", note));
  return drizzle(pool, { schema });
}

function note(error: Error): void {
  process.stderr.write(`A database connection broke: ${error.message}\n`);
}

export type ConnectedDatabase = ReturnType<typeof connect>;
