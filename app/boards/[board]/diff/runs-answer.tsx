import type { ComponentProps } from "react";
import { RulerGrid } from "#components/diff/ruler-grid.tsx";
import { RunDiffParts } from "#components/diff/run-diff-parts.tsx";
import { rulerGridView } from "#lib/view/diff/ruler-grid-view.ts";
import { loadRulerGrid } from "../../load-ruler-grid.ts";

type RunsAnswerProps = ComponentProps<typeof RunDiffParts> & { readonly board: string };

/** Two rows episode by episode, and where scorer and task data both changed, what each of them did. */
export async function RunsAnswer({ board, ...answer }: RunsAnswerProps) {
  const grid = await loadRulerGrid(board, answer.before, answer.after);
  return (
    <>
      <RunDiffParts {...answer} />
      {grid !== null && <RulerGrid view={rulerGridView(grid)} />}
    </>
  );
}
