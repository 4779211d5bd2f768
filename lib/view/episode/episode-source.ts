import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { ScoreSource } from "#lib/domain/score/score-status.ts";
import type { ProvenanceLine } from "../run/run-provenance.ts";

/** What an episode's row knows of its place in the archive. */
export interface EpisodeSource {
  readonly source: string | null;
  readonly contentDigest: string | null;
  readonly nativeId: string | null;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly reportedStatus: string | null;
  readonly scoreSource: ScoreSource | null;
  readonly measurementKey: string;
}

type Archived = Pick<BoardRun, "archiveName" | "archiveSha256">;

const sourceWords = {
  archived: "as archived",
  rescored: "scored again",
  replayed: "from a replay",
  edited: "edited",
  reported: "reported",
} as const satisfies Record<ScoreSource, string>;

/** From the episode back to the bytes. An episode that the archive does not hold has no place in it. */
export function episodeSourceLines(
  episode: EpisodeSource,
  { archiveName, archiveSha256 }: Archived,
): readonly ProvenanceLine[] {
  const { source, contentDigest, nativeId, reportedStatus, scoreSource } = episode;
  return [
    line("Place", source ?? "the plan names it, the archive does not hold it", source !== null),
    ...(contentDigest === null ? [] : [line("Its bytes, sha256", contentDigest, true)]),
    ...(nativeId === null ? [] : [line("The archive's own id", nativeId, true)]),
    ...(reportedStatus === null ? [] : [line("The archive's own status", reportedStatus, false)]),
    ...(scoreSource === null ? [] : [line("The score comes", sourceWords[scoreSource], false)]),
    ...times(episode),
    line("Measurement", episode.measurementKey, true),
    line("Archive", archiveName, false),
    line("Archive, sha256", archiveSha256, true),
  ];
}

/** Times stay the archive's own text; without a zone nobody knows when it was. */
function times({ startedAt, endedAt }: EpisodeSource): readonly ProvenanceLine[] {
  return [
    ...(startedAt === null ? [] : [line("Started, as written", zoned(startedAt), false)]),
    ...(endedAt === null ? [] : [line("Ended, as written", zoned(endedAt), false)]),
  ];
}

function zoned(text: string): string {
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}, zone unknown`;
}

function line(name: string, value: string, isExact: boolean): ProvenanceLine {
  return { name, value, isExact };
}
