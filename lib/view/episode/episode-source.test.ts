import { expect, it } from "vitest";
import { type EpisodeSource, episodeSourceLines } from "./episode-source.ts";

const archive = { archiveName: "a.json", archiveSha256: "ab12" };
const archived: EpisodeSource = {
  ...{ source: "a.json#/52", contentDigest: "cd34", nativeId: "ep-1" },
  ...{ startedAt: "2026-03-02T09:00:00", endedAt: "2026-03-02T09:01:00Z" },
  ...{ reportedStatus: "done", scoreSource: "archived", measurementKey: "m_1" },
};

function valuesOf(episode: EpisodeSource): Record<string, string> {
  const lines = episodeSourceLines(episode, archive);
  return Object.fromEntries(lines.map(({ name, value }) => [name, value]));
}

it("leads from an episode back to its bytes, times as written", () => {
  expect(valuesOf(archived)).toEqual({
    Place: "a.json#/52",
    "Its bytes, sha256": "cd34",
    "The archive's own id": "ep-1",
    "The archive's own status": "done",
    "The score comes": "as archived",
    "Started, as written": "2026-03-02T09:00:00, zone unknown",
    "Ended, as written": "2026-03-02T09:01:00Z",
    Measurement: "m_1",
    Archive: "a.json",
    "Archive, sha256": "ab12",
  });
});

it("gives an episode that the archive does not hold no place in it", () => {
  const missing = {
    ...{ source: null, contentDigest: null, nativeId: null, startedAt: null, endedAt: null },
    ...{ reportedStatus: null, scoreSource: null, measurementKey: "m_1" },
  };
  expect(valuesOf(missing)).toEqual({
    Place: "the plan names it, the archive does not hold it",
    Measurement: "m_1",
    Archive: "a.json",
    "Archive, sha256": "ab12",
  });
});
