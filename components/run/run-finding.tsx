import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { runPath } from "#lib/url/page-path.ts";
import { runFinding } from "#lib/view/run/run-finding.ts";

/** What is known of the score, in one sentence, with the way to what leaves it open. */
export function RunFinding({ run }: { readonly run: BoardRun }) {
  const { sentence, tone } = runFinding(run);
  const isOpen = tone === "open" && run.counts !== null;
  return (
    <p className="say">
      {sentence}{" "}
      {isOpen && (
        <a href={`${runPath(run.id)}?status=unresolved#episodes`}>The unresolved episodes</a>
      )}
    </p>
  );
}
