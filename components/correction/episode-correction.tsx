import type { CorrectionMark } from "#lib/domain/correction/correction-mark.ts";
import type { EpisodeEffect } from "#lib/domain/correction/episode-effect.ts";

interface EpisodeCorrectionProps {
  readonly effect: EpisodeEffect | null;
  /** Of the run. */
  readonly marks: readonly CorrectionMark[];
}

/** What a correction did to an episode whose score is shown as archived; nothing where none did. */
export function EpisodeCorrection({ effect, marks }: EpisodeCorrectionProps) {
  const mark = marks.find(({ id }) => id === effect?.correction);
  if (effect === null || mark === undefined) return null;
  return (
    <p className="say">
      {effect.effect === "excluded"
        ? "A correction took this episode out of the plan: it counts in no figure of its run. "
        : "A correction withdrew this score: in the figures of its run it is unknown. "}
      <bdi>{mark.reason}</bdi> <a href={mark.permalink}>Correction</a>. What follows is as archived.
    </p>
  );
}
