import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type { ClientBase } from "pg";
import type * as schema from "./schema/index.ts";

/** A pool's database or a transaction in it: whatever a query or command can run on. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** A database that can hand out one connection, for COPY and for commands that commit more than once. */
export type PooledDatabase = NodePgDatabase<typeof schema> & {
  readonly $client: { connect(): Promise<ClientBase & { release(error?: Error): void }> };
};
