import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { EditionCitations } from "#components/edition/edition-citations.tsx";
import { EditionCorrections } from "#components/edition/edition-corrections.tsx";
import { EditionRows } from "#components/edition/edition-rows.tsx";
import { db } from "#db/client.ts";
import { findBoard } from "#db/queries/find-board.ts";
import { findEdition } from "#db/queries/find-edition.ts";
import { boardPath, editionPath, editionsPath } from "#lib/url/page-path.ts";
import { editionCitation } from "#lib/view/edition/edition-citation.ts";
import { editionLines } from "#lib/view/edition/edition-lines.ts";
import { editionAddress } from "./edition-address.ts";
import styles from "./page.module.css";

interface EditionPageProps {
  readonly params: Promise<{ readonly board: string; readonly number: string }>;
}

async function load({ params }: EditionPageProps) {
  const { board: slug, number } = await params;
  if (!/^[1-9]\d{0,8}$/.test(number)) return null;
  const board = await findBoard(db, slug);
  const edition = await findEdition(db, slug, Number(number));
  return board === null || edition === null ? null : { board, edition };
}

export async function generateMetadata(props: EditionPageProps): Promise<Metadata> {
  const read = await load(props);
  const title = read === null ? null : `Edition ${read.edition.number} · ${read.board.title}`;
  return { title: title ?? "No such edition" };
}

export default async function EditionPage(props: EditionPageProps) {
  const read = await load(props);
  if (read === null) notFound();
  const { board, edition } = read;
  const { number, digest, publishedAt, publisher, note, content } = edition;
  return (
    <>
      <h1>Edition {number}</h1>
      <p className="sub">
        <Link href={boardPath(board.slug)}>{board.title}</Link>, published{" "}
        <time dateTime={publishedAt}>{publishedAt.slice(0, 10)}</time> by <bdi>{publisher}</bdi>.{" "}
        <a href={editionsPath(board.slug)}>All editions</a>
      </p>
      {note !== null && (
        <p className="say">
          <bdi>{note}</bdi>
        </p>
      )}
      <dl className="ruler">
        {content.measurement.parts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name.replaceAll("_", " ")}</dt>
            <dd>
              <bdi>{value ?? "unknown"}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <EditionRows lines={editionLines(content, board.benchmark)} />
      <EditionCorrections corrections={content.corrections} />
      <section aria-labelledby="digest">
        <h2 id="digest">Digest</h2>
        <p className={styles["digest"]}>
          <code>sha256:{digest}</code>
        </p>
        <p className="sub">
          The same rows and corrections give the same digest on every machine.{" "}
          <a href={`/api/v1${editionPath(board.slug, number)}`}>This edition as JSON</a>
        </p>
      </section>
      <EditionCitations
        citation={editionCitation({
          ...{ boardTitle: board.title, board: board.slug, number, digest, publishedAt, publisher },
          address: await editionAddress(board.slug, number),
        })}
      />
    </>
  );
}
