import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveAdapter, Reading } from "../adapter.ts";
import type { Archive, ArchiveMember } from "../archive.ts";
import { listingOf } from "./listing-of.ts";
import { memberPlace } from "./member-place.ts";
import { type BoardManifest, readManifests } from "./read-manifests.ts";
import { readSubmission } from "./read-submission.ts";
import { isSubmission, sortMembers } from "./sort-members.ts";
import type { SubmissionContext } from "./to-run.ts";

/**
 * Submissions of the tau2-bench board: one submission.json, or a folder of many with their manifest.
 * Reported figures only; no episode stands behind them in the archive.
 */
export const tau2Submission: ArchiveAdapter = {
  id: "tau2-submission",
  title: "tau2-bench board submissions (submission.json)",
  recognises,
  // A submission names the version of tau2-bench it was measured with, but not of its own format.
  formatVersion: async () => null,
  read,
};

async function recognises(archive: Archive): Promise<boolean> {
  for (const member of archive.members) {
    if (isSubmission(await member.peek())) return true;
  }
  return false;
}

async function* read(archive: Archive): AsyncGenerator<Reading> {
  const { submissions, manifests, others } = await sortMembers(archive);
  const { boards, problems } = await readManifests(manifests);
  for (const problem of [...problems, ...others.map(ignored)]) yield { kind: "problem", problem };
  const isSingleFile = archive.container === "file" || archive.container === "gzip";
  const seen = new Map<string, string>();
  for (const member of submissions) {
    if (isSingleFile) yield* readSubmission(member, loneFile(member));
    else yield* readFolder(member, boards, seen);
  }
  for (const problem of absent(boards, seen)) yield { kind: "problem", problem };
}

function loneFile({ path }: ArchiveMember): SubmissionContext {
  const unknown = { folder: null, memberPath: null, manifestList: null, unlistedReason: null };
  return { ...unknown, sourcePath: path };
}

/** Reads one folder's submission, unless a folder of its name was `seen` before. */
async function* readFolder(
  member: ArchiveMember,
  boards: ReadonlyMap<string, BoardManifest>,
  seen: Map<string, string>,
): AsyncGenerator<Reading> {
  const { path } = member;
  const { board, folder } = memberPlace(path);
  const first = folder === null ? undefined : seen.get(folder);
  if (first !== undefined) {
    yield { kind: "problem", problem: twice(member, first) };
    return;
  }
  if (folder !== null) seen.set(folder, path);
  const listing = listingOf(folder, boards.get(board));
  if (listing.unlistedReason !== null) {
    yield { kind: "problem", problem: unlisted(member, listing.unlistedReason) };
  }
  yield* readSubmission(member, { folder, memberPath: path, sourcePath: path, ...listing });
}

function ignored({ path }: ArchiveMember): Problem {
  const message = "Neither a submission nor a manifest; it was not read.";
  return { code: "member_ignored", effect: "note", source: path, message };
}

function twice({ path }: ArchiveMember, first: string): Problem {
  const message = `A second submission of this folder name (the first is ${first}): upload each snapshot of the board on its own.`;
  return { code: "contradiction", effect: "row_lost", source: path, message };
}

function unlisted({ path }: ArchiveMember, reason: string): Problem {
  const message = `This submission is ${reason}: it was read, but it is no row of the board.`;
  return { code: "not_in_manifest", effect: "note", source: path, message };
}

function absent(
  boards: ReadonlyMap<string, BoardManifest>,
  seen: ReadonlyMap<string, string>,
): readonly Problem[] {
  return [...boards.values()].flatMap(({ path, lists }) =>
    [...(lists ?? new Map<string, string>())].flatMap(([folder, list]) =>
      seen.has(folder) ? [] : [missingFolder(path, list, folder)],
    ),
  );
}

function missingFolder(source: string, list: string, folder: string): Problem {
  const message = `${list} names ${folder}, of which the archive holds no submission.`;
  return { code: "index_disagrees", effect: "note", source, message };
}
