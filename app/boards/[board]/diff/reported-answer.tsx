import { DenominatorSection } from "#components/diff/denominator-section.tsx";
import { ReportedDiffParts } from "#components/diff/reported-diff-parts.tsx";
import type { Board } from "#lib/domain/board/board-run.ts";
import type { ReportedDiff } from "#lib/domain/diff/reported-diff.ts";
import type { DiffSide } from "#lib/summary/diff-side.ts";
import { sideFigures } from "#lib/summary/side-figures.ts";
import { denominatorView } from "#lib/view/diff/denominator-view.ts";
import { reportedDiffView } from "#lib/view/diff/reported-diff-view.ts";
import { loadDenominator } from "../../load-denominator.ts";

interface ReportedAnswerProps {
  readonly board: Board;
  readonly diff: ReportedDiff;
  readonly before: DiffSide;
  readonly after: DiffSide;
  readonly ignoresComparability: boolean;
  readonly toggle: string;
}

export async function ReportedAnswer(props: ReportedAnswerProps) {
  const { board, diff, before, after, ignoresComparability, toggle } = props;
  const [old, now] = [sideFigures(before), sideFigures(after)];
  const known = await loadDenominator(board, diff, before, after);
  return (
    <>
      <ReportedDiffParts
        diff={diff}
        view={reportedDiffView(diff, old, now)}
        ignoresComparability={ignoresComparability}
        toggle={toggle}
      />
      {diff.metric.endsWith("/pass_hat_1") && (
        <DenominatorSection
          view={known === null ? null : denominatorView(known.found, known.size, now)}
        />
      )}
    </>
  );
}
