import type { ClientBase } from "pg";
import type { Database } from "./database.ts";

/** One connection inside a transaction, for commands that need COPY beside their queries. */
export interface Connection {
  readonly db: Database;
  readonly client: ClientBase;
}
