import { z } from "zod";
import { foundRun } from "#app/api/found-run.ts";
import { maintainsRun } from "#app/api/maintains-run.ts";
import { noSuch } from "#app/api/no-such.ts";
import { privateJson } from "#app/api/private-json.ts";
import { publicJson } from "#app/api/public-json.ts";
import { db } from "#db/client.ts";
import { findEpisode } from "#db/queries/find-episode.ts";
import { visibleEvents } from "#lib/domain/episode/visible-events.ts";
import { fromPathSegment } from "#lib/domain/path-segment.ts";
import { visibleReplay } from "#lib/domain/replay/visible-replay.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly run: string; readonly task: string; readonly trial: string }>;
}

const Trial = z.coerce
  .number()
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1);

/** One episode with its timeline; the reference solution is shown to the run's maintainers only. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { run: runId, task: segment, trial: trialText } = await params;
  const task = fromPathSegment(segment);
  const trial = Trial.safeParse(trialText);
  const found = await foundRun(runId);
  if (found instanceof Response) return found;
  if (task === null || !trial.success) return noSuch("episode");
  const episode = await findEpisode(db, runId, task, trial.data);
  if (episode === null) return noSuch("episode");
  const isMaintainer = await maintainsRun(request.headers, found.run);
  const events = visibleEvents(episode.events, found.archive.visibility, isMaintainer);
  const scores = episode.scores.map((score) =>
    visibleReplay(score, found.archive.visibility, isMaintainer),
  );
  const { corrections } = found.run;
  const body = { run: runId, corrections, ...episode, scores, events };
  return isMaintainer ? privateJson(body) : publicJson(request, found.run.publishedAt, body);
}
