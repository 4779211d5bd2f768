import type { Correction } from "#lib/domain/correction/correction.ts";

/** The corrections that an edition took in. */
export function EditionCorrections({
  corrections,
}: {
  readonly corrections: readonly Correction[];
}) {
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections">Corrections taken in</h2>
      {corrections.length === 0 ? (
        <p className="sub">None.</p>
      ) : (
        <ul>
          {corrections.map(({ id, kind, reason, author, createdAt }) => (
            <li key={id}>
              {kind.replaceAll("_", " ")}: <bdi>{reason}</bdi> (<bdi>{author}</bdi>,{" "}
              <time dateTime={createdAt}>{createdAt.slice(0, 10)}</time>, <code>{id}</code>)
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
