import type { Problem } from "#lib/domain/problem.ts";
import type { Reading } from "../adapter.ts";
import type { Archive, ArchiveMember } from "../archive.ts";
import { ignoredMembers } from "../ignored-members.ts";
import { refuse } from "../refuse.ts";
import type { DecryptedEntry } from "./decrypt/decrypt-entry.ts";
import { openDocument } from "./document.ts";
import { type DocumentContext, openRun } from "./open-run.ts";
import { type Attempts, readSubmissions } from "./raw-submissions.ts";
import { readRun } from "./read-run.ts";
import { type SortedMembers, sortMembers } from "./sort-members.ts";

const title = "a HAL run, its submissions or their encrypted form";

/** Reads every document of an archive, decrypted or plain, with the ledger of submissions beside them. */
export async function* readMembers(
  archive: Archive,
  plain: SortedMembers,
  decrypted: readonly DecryptedEntry[],
): AsyncGenerator<Reading> {
  refuseNamesakes(archive, decrypted);
  const inside = await sortMembers(decrypted.map(({ member }) => member));
  const uploads = [...plain.uploads, ...inside.uploads];
  const ledgers = [...plain.submissions, ...inside.submissions];
  for (const problem of [
    ...ignoredMembers(archive, [...plain.uploads, ...plain.submissions, ...plain.encrypted], title),
    ...notUnderstood(decrypted, [...inside.uploads, ...inside.submissions]),
  ]) {
    yield { kind: "problem", problem };
  }
  const ledger = await readLedger(uploads, ledgers);
  yield* ledger.problems.map((problem) => ({ kind: "problem", problem }) as const);
  const isSingleFile = archive.container === "file" || archive.container === "gzip";
  for (const member of uploads) {
    yield* readDocument(member, {
      memberPath: isSingleFile ? null : member.path,
      decrypted: decrypted.find((entry) => entry.member === member) ?? null,
      attempts: ledger.attempts,
    });
  }
}

/** A source names its member by the path: an entry must not decrypt to the path of another. */
function refuseNamesakes({ members }: Archive, decrypted: readonly DecryptedEntry[]): void {
  const taken = new Set(members.map(({ path }) => path));
  for (const { member, entryPath } of decrypted) {
    if (member.path !== entryPath && taken.has(member.path)) {
      const message = `This entry decrypts to ${member.path}, and the archive holds another member of that name: upload them apart.`;
      throw refuse("duplicate_path", entryPath, message);
    }
  }
}

async function* readDocument(
  member: ArchiveMember,
  context: DocumentContext,
): AsyncGenerator<Reading> {
  const document = await openDocument(member);
  for (const problem of document.problems) yield { kind: "problem", problem };
  if (document.problems.some(({ effect }) => effect === "refused")) return;
  const opened = await openRun(document, context);
  if (opened.kind === "refused") {
    yield { kind: "problem", problem: opened.problem };
    return;
  }
  for (const problem of opened.problems) yield { kind: "problem", problem };
  yield* readRun(opened.run);
}

interface Ledger {
  readonly attempts: ReadonlyMap<string, Attempts> | null;
  readonly problems: readonly Problem[];
}

/** One ledger beside one document is its own; anything else cannot be placed. */
async function readLedger(
  uploads: readonly ArchiveMember[],
  ledgers: readonly ArchiveMember[],
): Promise<Ledger> {
  const [first, ...others] = ledgers;
  if (first === undefined) return { attempts: null, problems: [] };
  if (others.length === 0 && uploads.length === 1) return await readSubmissions(first);
  const message =
    uploads.length === 0
      ? "This looks like the submissions of a HAL run, and no run that can be told stands beside them: they were not read."
      : "Which run these submissions belong to cannot be told; they were not read.";
  const problems = ledgers.map(
    ({ path }) => ({ code: "member_ignored", effect: "note", source: path, message }) as const,
  );
  return { attempts: null, problems };
}

function notUnderstood(
  decrypted: readonly DecryptedEntry[],
  understood: readonly ArchiveMember[],
): readonly Problem[] {
  return decrypted
    .filter(({ member }) => !understood.includes(member))
    .map(({ entryPath }) => {
      const message = "What this entry decrypts to is neither a HAL run nor its submissions.";
      return { code: "member_ignored", effect: "note", source: entryPath, message } as const;
    });
}
