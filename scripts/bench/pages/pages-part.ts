import { Client } from "pg";
import { boardPath } from "#lib/url/page-path.ts";
import { aimedAt, columns, grouped, times } from "../columns.ts";
import { generateBoard } from "../generated-board.ts";
import type { BenchContext, Part } from "../part.ts";
import { comparePages, type PagePair } from "./compare-pages.ts";

const rows = 200;
const sizes = {
  small: { episodes: [10_000, 100_000], requests: 10 },
  full: { episodes: [10_000, 1_000_000], requests: 40 },
} as const;
const aims = { ofEmpty: { most: 3 }, betweenSizes: { most: 1.3 } } as const;

/** A board's first page over few and many episodes, beside the page of a board without rows. */
export const pagesPart: Part = { name: "pages", run };

async function run(context: BenchContext): Promise<void> {
  const { databaseUrl, scale, print } = context;
  const { episodes, requests } = sizes[scale];
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await generateBoard(client, { slug: "bench-empty", runs: 0, episodesARun: 0 });
    const origin = await context.address();
    const empty = `${origin}${boardPath("bench-empty")}`;
    const head = ["time", "of empty page", "aim", "sent, gzip", "empty page"];
    print(`pages: the first ${rows} rows of a board, medians of ${requests} requests in turns`);
    print(columns({ label: "", figures: head }));
    const measured: PagePair[] = [];
    for (const count of episodes) {
      const slug = `bench-${count}`;
      // Each size is measured while no larger one lies in the same tables.
      await generateBoard(client, { slug, runs: rows, episodesARun: count / rows });
      const pair = await comparePages(empty, `${origin}${boardPath(slug)}`, requests);
      measured.push(pair);
      print(columns({ label: `over ${grouped(count)} episodes`, figures: figures(pair) }));
    }
    const [few, many] = measured;
    if (few === undefined || many === undefined) throw new Error("two sizes are compared");
    const growth = many.ratio / few.ratio;
    const grown = ["", times(growth), aimedAt(growth, aims.betweenSizes)];
    print(columns({ label: "the larger beside the smaller", figures: grown }));
  } finally {
    await client.end();
  }
}

function figures({ seconds, emptySeconds, ratio, bytes }: PagePair): string[] {
  const ms = (time: number) => `${(time * 1000).toFixed(1)} ms`;
  const size = `${(bytes / 1000).toFixed(1)} kB`;
  return [ms(seconds), times(ratio), aimedAt(ratio, aims.ofEmpty), size, ms(emptySeconds)];
}
