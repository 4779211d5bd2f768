import { publicAnswer } from "#app/api/public-answer.ts";
import { siteOrigin } from "#app/api/site-origin.ts";
import { atomFeed } from "#lib/view/correction/atom-feed.ts";
import { feedEntries } from "../feed-entries.ts";

export const dynamic = "force-dynamic";

export async function GET(request: Request): Promise<Response> {
  const origin = siteOrigin(request);
  const feed = atomFeed({
    title: "Corrections of this Assay",
    ...{ origin, self: `${origin}/corrections/feed.atom`, home: `${origin}/corrections` },
    entries: await feedEntries(origin),
  });
  return publicAnswer(request, feed, "application/atom+xml; charset=utf-8");
}
