import { chmodSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { type Client, escapeLiteral } from "pg";

export interface ServerSideCopy {
  /** How the rows come from the server itself, for the printed line. */
  readonly label: string;
  /** Puts the kept rows back into the emptied tables. */
  restore(): Promise<void>;
}

/**
 * Keeps the rows of `tables` where the server alone can put them back: in files when its user may read and write
 * them, else in unlogged tables beside the real ones.
 */
export async function keepRows(
  client: Client,
  tables: readonly string[],
  folder: string,
): Promise<ServerSideCopy> {
  return (await mayUseFiles(client))
    ? keepInFiles(client, tables, folder)
    : keepInTables(client, tables);
}

async function mayUseFiles(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    "select inet_server_addr() << inet '127.0.0.0/8' and pg_has_role('pg_read_server_files', 'usage') and pg_has_role('pg_write_server_files', 'usage') as may",
  );
  return rows[0]?.may === true;
}

async function keepInFiles(
  client: Client,
  tables: readonly string[],
  folder: string,
): Promise<ServerSideCopy> {
  // The server may run as another user, who must reach the files by their path.
  const open = mkdtempSync(join(folder, "rows-"));
  for (const path of [folder, open]) chmodSync(path, 0o777);
  const fileOf = (table: string) => escapeLiteral(join(open, table));
  for (const table of tables) await client.query(`copy ${table} to ${fileOf(table)}`);
  return {
    label: "baseline: server-side COPY FROM a file",
    async restore() {
      for (const table of tables) await client.query(`copy ${table} from ${fileOf(table)}`);
    },
  };
}

async function keepInTables(client: Client, tables: readonly string[]): Promise<ServerSideCopy> {
  const keptName = (table: string) => `bench_kept_${table}`;
  for (const table of tables) {
    await client.query(`create unlogged table ${keptName(table)} as table ${table}`);
  }
  return {
    label: "baseline: server-side INSERT SELECT",
    async restore() {
      for (const table of tables) {
        await client.query(`insert into ${table} select * from ${keptName(table)}`);
      }
    },
  };
}
