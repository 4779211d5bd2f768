import type { CorrectionLine } from "#lib/view/correction/correction-line.ts";

/** One correction with all that it says. */
export function CorrectionFacts({ line }: { readonly line: CorrectionLine }) {
  const { reason, by, at, about, effect, change, supersedes, supersededBy, evidence } = line;
  return (
    <>
      {supersededBy !== null && (
        <p className="say">
          No longer in force: <a href={`/corrections/${supersededBy}`}>a later correction</a> took
          its place.
        </p>
      )}
      <p>
        <bdi>{reason}</bdi>
      </p>
      {effect !== null && (
        <p>
          Before and after: <bdi>{effect}</bdi>
        </p>
      )}
      {change !== null && (
        <p>
          <bdi>{change}</bdi>
        </p>
      )}
      {about.length > 0 && (
        <ul aria-label="Speaks of">
          {about.map(({ text, href }) => (
            <li key={text}>
              {href === null ? (
                <bdi>{text}</bdi>
              ) : (
                <a href={href}>
                  <bdi>{text}</bdi>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {evidence.length > 0 && (
        <ul aria-label="Evidence">
          {evidence.map((link) => (
            <li key={link}>
              <a href={link} rel="nofollow noopener noreferrer">
                <bdi>{link}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="sub">
        By <bdi>{by}</bdi>, <time dateTime={at}>{at.slice(0, 10)}</time>
        {supersedes !== null && (
          <>
            . In place of <a href={`/corrections/${supersedes}`}>an earlier correction</a>
          </>
        )}
      </p>
    </>
  );
}
