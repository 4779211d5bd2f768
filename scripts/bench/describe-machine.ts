import { availableParallelism, loadavg } from "node:os";
import { Client } from "pg";

/** What the figures were taken on, without anything that names the machine. */
export async function describeMachine(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  await client.end();
  return `${availableParallelism()} cores, Node ${process.version}, PostgreSQL ${rows[0]?.version}, ${loadAverage()}`;
}

/** How busy the machine was over the last 1, 5 and 15 minutes. */
export function loadAverage(): string {
  return `load average ${loadavg()
    .map((load) => load.toFixed(2))
    .join(" ")}`;
}
