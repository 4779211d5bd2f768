import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { CorrectionFacts } from "#components/correction/correction-facts.tsx";
import { db } from "#db/client.ts";
import { correctionLog } from "#db/queries/correction-log.ts";
import { correctionLine } from "#lib/view/correction/correction-line.ts";

interface CorrectionPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** A page and its title ask once. */
const readCorrection = cache(async (id: string) => {
  const [found] = await correctionLog(db, { id });
  return found === undefined ? null : correctionLine(found);
});

export async function generateMetadata({ params }: CorrectionPageProps): Promise<Metadata> {
  const line = await readCorrection((await params).id);
  return { title: line === null ? "No such correction" : line.title };
}

export default async function CorrectionPage({ params }: CorrectionPageProps) {
  const line = await readCorrection((await params).id);
  if (line === null) notFound();
  return (
    <>
      <p>
        <a href="/corrections">All corrections</a>
      </p>
      <h1>
        <bdi>{line.title}</bdi>
      </h1>
      <CorrectionFacts line={line} />
      <p>
        <a href={`/api/v1/corrections/${line.id}`}>JSON</a>
      </p>
    </>
  );
}
