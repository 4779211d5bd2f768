import { z } from "zod";
import { foundRun } from "#app/api/found-run.ts";
import { problemJson } from "#app/api/problem-json.ts";
import { publicJson } from "#app/api/public-json.ts";
import { db } from "#db/client.ts";
import { runUsageCalls } from "#db/queries/run-usage-calls.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly run: string }>;
}

const largestInteger = 2 ** 31 - 1;
const Trial = z.coerce.number().int().min(-largestInteger).max(largestInteger);

const Page = z.object({
  cursor: z.coerce.number().int().min(0).max(largestInteger).nullable(),
  limit: z.coerce.number().int().min(1).max(1000),
  task: z
    .string()
    .max(1024)
    .regex(/^[^\0]*$/)
    .optional(),
  trial: Trial.optional(),
  without_task: z.literal("1").optional(),
});

/** A page of a run's model-call log: `next` is the cursor of the following one, null on the last. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const page = Page.safeParse({ cursor: null, limit: 200, ...search });
  if (!page.success) {
    return problemJson(
      400,
      "Bad request",
      "Parameters are cursor, limit (1 to 1000), task, trial and without_task=1 (spans of no task).",
    );
  }
  const found = await foundRun((await params).run);
  if (found instanceof Response) return found;
  const { cursor: afterPlace, limit, trial, without_task: withoutTask } = page.data;
  const task = withoutTask === undefined ? page.data.task : null;
  const filter = { afterPlace, limit: limit + 1, task, trial };
  const rows = await runUsageCalls(db, found.run.id, filter);
  const calls = rows.slice(0, limit);
  const next = rows.length > limit ? (calls.at(-1)?.place ?? null) : null;
  return publicJson(request, found.run.publishedAt, { run: found.run.id, calls, next });
}
