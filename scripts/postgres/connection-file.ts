import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** How to reach the cluster in this folder. `url` is null until it was started once. */
const Connection = z.object({ password: z.string(), url: z.string().nullable() });
export type Connection = z.infer<typeof Connection>;

export function readConnection(root: string): Connection | null {
  const path = join(root, "connection.json");
  if (!existsSync(path)) return null;
  return Connection.parse(JSON.parse(readFileSync(path, "utf8")));
}

/** Written aside and renamed: a kill in the middle leaves the old file. */
export function writeConnection(root: string, connection: Connection): void {
  const draft = join(root, "connection.json.new");
  writeFileSync(draft, JSON.stringify(connection), { mode: 0o600 });
  renameSync(draft, join(root, "connection.json"));
}
