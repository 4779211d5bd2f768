import type { FeedEntry } from "./feed-entry.ts";

interface Feed {
  readonly title: string;
  readonly origin: string;
  readonly self: string;
  readonly home: string;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}

/** When nothing was written yet, the feed still needs a time: that of no entry at all. */
const never = "1970-01-01T00:00:00.000Z";

/** Entries as Atom (RFC 4287). Every text is escaped, and characters that XML forbids become U+FFFD. */
export function atomFeed({ title, origin, self, home, entries }: Feed): string {
  const [newest] = entries;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${escaped(title)}</title>`,
    `<id>${escaped(self)}</id>`,
    `<link rel="self" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(home)}"/>`,
    `<updated>${newest === undefined ? never : newest.at}</updated>`,
    ...entries.map((entry) => atomEntry(entry, origin)),
    "</feed>",
    "",
  ].join("\n");
}

function atomEntry({ url, title, text, author, at }: FeedEntry, origin: string): string {
  return [
    "<entry>",
    `<id>${escaped(url)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escaped(url)}"/>`,
    `<published>${at}</published>`,
    `<updated>${at}</updated>`,
    `<author><name>${escaped(author)}</name><uri>${escaped(origin)}</uri></author>`,
    `<content type="text">${escaped(text)}</content>`,
    "</entry>",
  ].join("\n");
}

function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
