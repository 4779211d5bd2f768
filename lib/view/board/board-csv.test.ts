import { expect, it } from "vitest";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { countsOf } from "../testing.ts";
import { boardCsv } from "./board-csv.ts";

const system = {
  model: "=cmd|' /C calc'!A0",
  modelOrganization: 'A "quoted", name',
  agent: "-2+3",
  agentVersion: null,
  reasoningEffort: "@high",
  submittingOrganization: "+1",
  settings: [],
};
const run: BoardRun = {
  id: "r_1",
  nativeId: null,
  memberPath: null,
  source: "s",
  benchmark: "filing",
  taskSet: { name: "inbox", version: null, hash: null, tasks: null },
  system,
  measurement: {
    scorer: null,
    scorerVersion: null,
    taskSetVersion: null,
    mode: "solo",
    key: "m_1",
    parts: [],
  },
  plannedSource: null,
  counts: null,
  reasons: {},
  score: { naive: 0, ofScored: null, low: 0, high: 0.5 },
  passHatK: [],
  passAtK: [],
  rules: [],
  costs: [],
  slices: null,
  reportedAgreesWith: [],
  reported: [],
  dates: [],
  listed: true,
  unlistedReason: null,
  asks: [],
  notes: [],
  provenance: [],
  ledger: null,
  reproductions: [],
  visibility: "public",
  board: "filing-inbox",
  archiveSha256: "ab",
  archiveFormat: "assay-jsonl",
  archiveName: "run.jsonl",
  publishedAt: "2026-01-01T00:00:00.000Z",
  problemCount: 0,
  constructed: false,
  rescore: null,
  corrections: [],
  withdrawn: null,
  costBasis: null,
  archived: null,
};

it("keeps 0 and unknown apart and lets no text be a formula", () => {
  const [head, row] = boardCsv([run]).split("\r\n");
  expect(row).toBe(
    `r_1,true,false,filing,inbox,,'-2+3,,'=cmd|' /C calc'!A0,"A ""quoted"", name",'@high,'+1,m_1,,,solo,reported,${",".repeat(13)},0,,0,0.5,,ab,2026-01-01T00:00:00.000Z,,,,`,
  );
  expect(head?.split(",")).toHaveLength(42);
});

it("carries the corrections that speak of a row, with what was archived", () => {
  const mark = { id: "c_1", kind: "exclusion", reason: "broken, says she" } as const;
  const { counts, reasons, score, slices, passHatK, passAtK, rules, system, reported } = run;
  const archived = { counts, reasons, score, slices, passHatK, passAtK, rules, system, reported };
  const corrected = {
    ...run,
    corrections: [{ ...mark, permalink: "/corrections/c_1" }],
    archived: { ...archived, counts: countsOf(0, 2, 0) },
  };
  const [, row] = boardCsv([corrected]).split("\r\n");
  expect(row).toMatch(/,,0,2,"exclusion \/corrections\/c_1: broken, says she"$/);
});

it("is a line of names for an empty board", () => {
  expect(boardCsv([]).split("\r\n")).toHaveLength(2);
});
