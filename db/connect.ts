import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import * as schema from "./schema/index.ts";

/** Opens a pool on a database. An idle connection that breaks is replaced by the pool, so its error is only noted. */
export function connect(url: string, connections: number) {
  const pool = new Pool({ connectionString: url, max: connections });
  pool.on("error", (error) => {
    process.stderr.write(`An idle database connection broke: ${error.message}\n`);
  });
  return drizzle(pool, { schema });
}

export type ConnectedDatabase = ReturnType<typeof connect>;
