import { ProblemList } from "#components/run-summary/problem-list.tsx";
import type { Problem } from "#lib/domain/problem.ts";

/** What the reader of the archive must be told, each with its place. */
export function RunProblems({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <section aria-labelledby="problems">
      <h2 id="problems">Problems and notes</h2>
      {problems.length === 0 ? (
        <p>The reading found nothing odd in this run.</p>
      ) : (
        <ProblemList problems={problems} />
      )}
    </section>
  );
}
