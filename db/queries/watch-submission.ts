import type { PoolClient } from "pg";
import type { PooledDatabase } from "../database.ts";
import { submissionChannel } from "../notify.ts";

type Watchers = Map<string, Set<() => void>>;

interface Listener {
  readonly watchers: Watchers;
  client: PoolClient | null;
  connecting: boolean;
}

const retryMs = 1000;
const listeners = new WeakMap<PooledDatabase, Listener>();

/**
 * Calls `changed` whenever a submission's row changes; the returned function ends it.
 * However many watch, a process holds one connection for all of them, and none when nobody does.
 */
export function watchSubmission(db: PooledDatabase, id: string, changed: () => void): () => void {
  const listener = listeners.get(db) ?? { watchers: new Map(), client: null, connecting: false };
  listeners.set(db, listener);
  const { watchers } = listener;
  const ofId = watchers.get(id) ?? new Set();
  watchers.set(id, ofId.add(changed));
  void listen(db, listener);
  return () => {
    ofId.delete(changed);
    if (ofId.size === 0) watchers.delete(id);
    if (watchers.size === 0) stop(listener);
  };
}

async function listen(db: PooledDatabase, listener: Listener): Promise<void> {
  if (listener.client !== null || listener.connecting || listener.watchers.size === 0) return;
  listener.connecting = true;
  try {
    const client = await db.$client.connect();
    listener.client = client;
    client.on("notification", ({ payload }) => tell(listener.watchers, payload));
    client.on("error", () => {
      if (listener.client === client) stop(listener);
      retry(db, listener);
    });
    await client.query(`listen ${submissionChannel}`);
    // What changed before the connection stood was not heard.
    for (const id of listener.watchers.keys()) tell(listener.watchers, id);
  } catch {
    stop(listener);
    retry(db, listener);
  } finally {
    listener.connecting = false;
    if (listener.watchers.size === 0) stop(listener);
  }
}

function retry(db: PooledDatabase, listener: Listener): void {
  setTimeout(() => void listen(db, listener), retryMs).unref();
}

function tell(watchers: Watchers, id: string | undefined): void {
  if (id === undefined) return;
  for (const changed of watchers.get(id) ?? []) changed();
}

/** The connection is closed, not given back: it still listens. */
function stop(listener: Listener): void {
  listener.client?.release(true);
  listener.client = null;
}
