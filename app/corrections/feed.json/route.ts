import { publicAnswer } from "#app/api/public-answer.ts";
import { siteOrigin } from "#app/api/site-origin.ts";
import { feedEntries } from "../feed-entries.ts";

export const dynamic = "force-dynamic";

/** The newest corrections as JSON Feed 1.1. */
export async function GET(request: Request): Promise<Response> {
  const origin = siteOrigin(request);
  const entries = await feedEntries(origin);
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: "Corrections of this Assay",
    home_page_url: `${origin}/corrections`,
    feed_url: `${origin}/corrections/feed.json`,
    items: entries.map(({ url, title, text, author, at }) => ({
      ...{ id: url, url, title, content_text: text },
      ...{ date_published: at, authors: [{ name: author }] },
    })),
  };
  return publicAnswer(request, JSON.stringify(feed), "application/feed+json; charset=utf-8");
}
