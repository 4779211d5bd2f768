import { readEnv } from "#lib/env.ts";
import { type ConnectedDatabase, connect } from "./connect.ts";

declare global {
  var assayDatabase: ConnectedDatabase | undefined;
}

/** A name that says what is wrong when a query is tried without an address; a build opens no connection. */
const noAddress = "postgres://database-url-is-not-set.invalid/assay";

/** The process's one pool; kept on globalThis because development reloads modules. */
globalThis.assayDatabase ??= connect(readEnv().databaseUrl ?? noAddress, 10);

export const db: ConnectedDatabase = globalThis.assayDatabase;
