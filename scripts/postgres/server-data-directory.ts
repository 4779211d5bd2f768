import { Client } from "pg";
import { z } from "zod";

const Row = z.object({ folder: z.string() });

/** The data directory of the server at `url`; null when nobody answers there, or not to us. */
export async function serverDataDirectory(url: string): Promise<string | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('data_directory') as folder");
    return Row.parse(rows[0]).folder;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
