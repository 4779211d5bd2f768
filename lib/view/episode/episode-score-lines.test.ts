import { expect, it } from "vitest";
import { boardRunOf, runOf } from "../testing.ts";
import { episodeScoreLines } from "./episode-score-lines.ts";

const run = boardRunOf(runOf());
const archived = {
  ...{ measurementKey: "m_1", scoreSource: "archived", status: "valid", reason: null },
  ...{ outcome: "pass", archivedValue: "1.0", replay: null, evidence: [] },
} as const;

it("puts a replayed score beside the archived one, with why it is no fail", () => {
  const replay = {
    ...{ validity: "tool_missing", missingTools: ["pay"], drift: null, firstDivergence: null },
    ...{ firstFailingCall: null, returned: "0.0" },
  } as const;
  const replayed = {
    ...{ measurementKey: "m_2", scoreSource: "replayed", status: "replay_invalid" },
    ...{ reason: "tool_missing", outcome: null, archivedValue: null, replay },
    evidence: [{ text: "seen in the log", source: "r.jsonl#L2" }],
  } as const;

  const [first, second] = episodeScoreLines([archived, replayed], [run]);

  expect(first).toMatchObject({ source: "as archived", outcome: { word: "pass" } });
  expect(first?.facts).toEqual([{ name: "In the archive", text: "1.0" }]);
  expect(second).toMatchObject({ source: "replayed", outcome: { word: "invalid", tone: "open" } });
  expect(second?.facts.map(({ text }) => text)).toEqual([
    "tool missing",
    "pay",
    "0.0, by the re-grade; no score by itself",
    "seen in the log",
  ]);
});

it("says of an episode that a re-score passes over that it does", () => {
  const silent = {
    ...{ measurementKey: "m_3", scoreSource: null, status: "missing", outcome: null },
    ...{ reason: "not_in_archive", archivedValue: null, replay: null, evidence: [] },
  } as const;
  const [line] = episodeScoreLines([silent], [run]);
  expect(line).toMatchObject({ source: "not spoken of", outcome: { word: "missing" }, facts: [] });
});
