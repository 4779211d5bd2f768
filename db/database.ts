import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type { ConnectedDatabase } from "./connect.ts";
import type * as schema from "./schema/index.ts";

/** A pool's database or a transaction in it: whatever a query or command can run on. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** A database with a pool, for code that opens transactions. */
export type PooledDatabase = ConnectedDatabase;
