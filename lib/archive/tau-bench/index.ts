import type { ArchiveAdapter, Reading } from "../adapter.ts";
import type { Archive, ArchiveMember } from "../archive.ts";
import { ignoredMembers } from "../ignored-members.ts";
import { scanJson } from "../json/scan-json.ts";
import { surveyRows } from "./survey-rows.ts";
import { toEpisode } from "./to-episode.ts";
import { toRun } from "./to-run.ts";

/** Trajectory files of tau-bench's own runner: one JSON array, one element an episode. */
export const tauBench: ArchiveAdapter = {
  id: "tau-bench",
  title: "tau-bench trajectories",
  recognises: async (archive) => (await trajectoryFiles(archive)).length > 0,
  // The format has had one shape and writes no version anywhere.
  formatVersion: async () => null,
  read,
};

const rowKeys = ["task_id", "reward", "info", "traj"] as const;

async function trajectoryFiles({ members }: Archive): Promise<ArchiveMember[]> {
  const found: ArchiveMember[] = [];
  for (const member of members) {
    const peek = await member.peek();
    const isRows = rowKeys.every((key) => peek.has(`/[]/${key}`));
    if (peek.kind === "json_array" && isRows) found.push(member);
  }
  return found;
}

async function* read(archive: Archive): AsyncGenerator<Reading> {
  const isSingleFile = archive.container === "file" || archive.container === "gzip";
  const files = await trajectoryFiles(archive);
  for (const problem of ignoredMembers(archive, files, tauBench.title)) {
    yield { kind: "problem", problem };
  }
  for (const member of files) {
    const memberPath = isSingleFile ? null : member.path;
    yield* readFile(member, memberPath);
  }
}

/** Two passes: what the whole file says about its run, then its rows one by one. */
async function* readFile(
  member: ArchiveMember,
  memberPath: string | null,
): AsyncGenerator<Reading> {
  const survey = await surveyRows(member);
  if (survey.rows > 0) {
    yield { kind: "run", run: toRun(survey, { ref: member.path, memberPath }) };
  }
  for (const problem of survey.problems) yield { kind: "problem", problem };
  for await (const item of scanJson(member, { split: [""] })) {
    if (item.kind === "problem") yield item;
    else if (item.element.pointer !== "") yield* toEpisode(item.element, member.path);
  }
}
