import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { saveEpisodes } from "#db/commands/save-episodes.ts";
import { saveRun } from "#db/commands/save-run.ts";
import * as schema from "#db/schema/index.ts";
import { columns, grouped, times } from "../columns.ts";
import { median } from "../median.ts";
import type { BenchContext, Part } from "../part.ts";
import { stopwatch } from "../stopwatch.ts";
import { emptyRun, generatedEpisodes } from "./generated-run.ts";
import { keepRows } from "./server-side-copy.ts";

const sizes = {
  small: { episodes: 5000, rounds: 1 },
  full: { episodes: 40_000, rounds: 3 },
} as const;
const tables = ["episodes", "scores", "episode_costs"];

/** Storing episodes, beside the server copying the same rows from a place of its own. */
export const copyPart: Part = { name: "copy", run };

async function run({ databaseUrl, folder, scale, print }: BenchContext): Promise<void> {
  const { episodes, rounds } = sizes[scale];
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const connection = { client, db: drizzle(client, { schema }) };
    await saveRun(connection, emptyRun());
    const given = { ...emptyRun(), episodes: generatedEpisodes(episodes) };
    await saveEpisodes(connection, given);
    const rows = await countRows(client);
    const kept = await keepRows(client, tables, folder);
    const own: number[] = [];
    const server: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      server.push(await timed(client, kept.restore));
      own.push(await timed(client, () => saveEpisodes(connection, given)));
      if ((await countRows(client)) !== rows) throw new Error("the two ways stored differently");
    }
    await client.query("truncate archives cascade");
    const speed = (seconds: readonly number[]) => `${grouped(rows / median(seconds))} rows/s`;
    const ratio = median(own.map((seconds, at) => (server[at] ?? Number.NaN) / seconds));
    print(`copy: ${grouped(rows)} rows in ${tables.length} tables, medians of ${rounds}`);
    print(columns({ label: kept.label, figures: [speed(server), "1.00x"] }));
    print(columns({ label: "our COPY of episodes", figures: [speed(own), times(ratio)] }));
  } finally {
    await client.end();
  }
}

/** One transaction into emptied tables, with every constraint and index at work. */
async function timed(client: Client, work: () => Promise<void>): Promise<number> {
  await client.query(`truncate ${tables.join(", ")} cascade`);
  const elapsed = stopwatch();
  await client.query("begin");
  await work();
  await client.query("commit");
  return elapsed().seconds;
}

async function countRows(client: Client): Promise<number> {
  const counts = tables.map((table) => `(select count(*) from ${table})`);
  const { rows } = await client.query<{ rows: string }>(`select ${counts.join(" + ")} as rows`);
  return Number(rows[0]?.rows);
}
