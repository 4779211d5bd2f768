import type { Metadata } from "next";
import { CorrectionFacts } from "#components/correction/correction-facts.tsx";
import { db } from "#db/client.ts";
import { correctionLog } from "#db/queries/correction-log.ts";
import { correctionLine } from "#lib/view/correction/correction-line.ts";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Corrections",
  alternates: {
    types: {
      "application/atom+xml": "/corrections/feed.atom",
      "application/feed+json": "/corrections/feed.json",
    },
  },
};

const shown = 200;

export default async function CorrectionsPage() {
  const found = await correctionLog(db, { limit: shown + 1 });
  return (
    <>
      <h1>Corrections</h1>
      <p>
        What was said of runs, figures, tasks and boards after they were published, the newest
        first. None is ever changed. Subscribe by <a href="/corrections/feed.atom">Atom</a> or{" "}
        <a href="/corrections/feed.json">JSON feed</a>; the whole log is in the{" "}
        <a href="/api/v1/corrections">JSON</a>.
      </p>
      {found.length === 0 && <p>No correction was written yet.</p>}
      {found
        .slice(0, shown)
        .map(correctionLine)
        .map((line) => (
          <article key={line.id} aria-labelledby={line.id}>
            <h2 id={line.id}>
              <a href={`/corrections/${line.id}`}>
                <bdi>{line.title}</bdi>
              </a>
            </h2>
            <CorrectionFacts line={line} />
          </article>
        ))}
      {found.length > shown && <p>Older ones are in the JSON.</p>}
    </>
  );
}
