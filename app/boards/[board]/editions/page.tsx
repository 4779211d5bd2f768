import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { db } from "#db/client.ts";
import { findBoard } from "#db/queries/find-board.ts";
import { listEditions } from "#db/queries/list-editions.ts";
import { boardPath, editionPath } from "#lib/url/page-path.ts";

interface EditionsPageProps {
  readonly params: Promise<{ readonly board: string }>;
}

export async function generateMetadata({ params }: EditionsPageProps): Promise<Metadata> {
  const board = await findBoard(db, (await params).board);
  return { title: board === null ? "No such board" : `Editions · ${board.title}` };
}

export default async function EditionsPage({ params }: EditionsPageProps) {
  const board = await findBoard(db, (await params).board);
  if (board === null) notFound();
  const editions = await listEditions(db, board.slug);
  return (
    <>
      <h1>Editions</h1>
      <p className="sub">
        <Link href={boardPath(board.slug)}>{board.title}</Link>: numbered publications that nobody
        can change.
      </p>
      {editions.length === 0 ? (
        <p className="say">
          No edition was published yet. The board shows its rows as they are now.
        </p>
      ) : (
        <ul>
          {editions.toReversed().map(({ number, publishedAt, rows, publisher, note }) => (
            <li key={number}>
              <a href={editionPath(board.slug, number)}>Edition {number}</a>, {rows} rows, published{" "}
              <time dateTime={publishedAt}>{publishedAt.slice(0, 10)}</time> by{" "}
              <bdi>{publisher}</bdi>
              {note !== null && (
                <>
                  : <bdi>{note}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
