import { z } from "zod";
import { foundRun } from "#app/api/found-run.ts";
import { problemJson } from "#app/api/problem-json.ts";
import { publicJson } from "#app/api/public-json.ts";
import { db } from "#db/client.ts";
import { runEpisodes } from "#db/queries/run-episodes.ts";
import { episodeFilters } from "#lib/domain/episode/episode-filter.ts";
import { visibleReplay } from "#lib/domain/replay/visible-replay.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly run: string }>;
}

const largestOrdinal = 2 ** 31 - 1;

const Page = z.object({
  cursor: z.coerce.number().int().min(0).max(largestOrdinal).nullable(),
  limit: z.coerce.number().int().min(1).max(1000),
  status: z.enum(episodeFilters).optional(),
  q: z.string().max(200).optional(),
  measurement: z.string().max(40).optional(),
});

/** A page of a run's episodes: `next` is the cursor of the following one, null on the last. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const page = Page.safeParse({ cursor: null, limit: 200, ...search });
  if (!page.success) {
    return problemJson(
      400,
      "Bad request",
      `Parameters are cursor, limit (1 to 1000), q, measurement (a key of the run) and status (one of ${episodeFilters.join(", ")}).`,
    );
  }
  const found = await foundRun((await params).run);
  if (found instanceof Response) return found;
  const { cursor: afterOrdinal, limit, status, q: query, measurement } = page.data;
  const rows = await runEpisodes(db, found.run.id, {
    afterOrdinal,
    limit: limit + 1,
    status,
    query,
    measurement,
  });
  const episodes = rows
    .slice(0, limit)
    .map((row) => visibleReplay(row, found.archive.visibility, false));
  const next = rows.length > limit ? (episodes.at(-1)?.ordinal ?? null) : null;
  return publicJson(request, found.run.publishedAt, {
    run: found.run.id,
    corrections: found.run.corrections,
    ...{ episodes, next },
  });
}
