import type { CorrectionMark } from "#lib/domain/correction/correction-mark.ts";
import { runPath } from "#lib/url/page-path.ts";

interface WithdrawnRow {
  readonly run: string;
  readonly model: string | null;
  readonly agent: string | null;
  readonly withdrawn: CorrectionMark;
}

/** How many rows left a board, which and why; nothing where none did. */
export function WithdrawnRows({ rows }: { readonly rows: readonly WithdrawnRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="withdrawn">
      <h2 id="withdrawn">
        {rows.length === 1 ? "1 row withdrawn" : `${rows.length} rows withdrawn`}
      </h2>
      <ul>
        {rows.map(({ run, model, agent, withdrawn }) => (
          <li key={run}>
            <a href={runPath(run)}>
              <bdi>{model ?? "Model unknown"}</bdi>
            </a>{" "}
            (<bdi>{agent ?? "agent unknown"}</bdi>): <bdi>{withdrawn.reason}</bdi>{" "}
            <a href={withdrawn.permalink}>Correction</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
