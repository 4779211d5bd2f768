import { noSuch } from "#app/api/no-such.ts";
import { publicJson } from "#app/api/public-json.ts";
import { loadTaskSet } from "#app/task-sets/load-task-set.ts";
import { parseTaskSetQuery } from "#lib/url/task-set-query.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

/** A task set's versions, and what changed between the two that the address names. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const query = parseTaskSetQuery(Object.fromEntries(new URL(request.url).searchParams));
  const loaded = await loadTaskSet((await params).slug, query);
  if (loaded === null) return noSuch("task set");
  const { benchmark, taskSet, versions, apart } = loaded;
  const changed =
    apart === null ? null : { from: apart.from.hash, to: apart.to.hash, ...apart.diff };
  return publicJson(request, null, { benchmark, task_set: taskSet, versions, diff: changed });
}
