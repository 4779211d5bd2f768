import type { Archive, ArchiveMember, Peek } from "../archive.ts";

/** The members of an archive by what they are; the rest is none of ours. */
export interface SortedMembers {
  readonly encrypted: readonly ArchiveMember[];
  readonly uploads: readonly ArchiveMember[];
  readonly submissions: readonly ArchiveMember[];
}

/** Sorts members by their first bytes; names say nothing. */
export async function sortMembers(members: Archive["members"]): Promise<SortedMembers> {
  const encrypted: ArchiveMember[] = [];
  const uploads: ArchiveMember[] = [];
  const submissions: ArchiveMember[] = [];
  for (const member of members) {
    const peek = await member.peek();
    if (isEncrypted(peek)) encrypted.push(member);
    else if (isUpload(peek)) uploads.push(member);
    else if (isLedger(peek)) submissions.push(member);
  }
  return { encrypted, uploads, submissions };
}

/** An object of two texts; the salt stands behind the encrypted text, often beyond what is peeked at. */
function isEncrypted({ kind, paths, has }: Peek): boolean {
  if (kind !== "json_object" || !has("/encrypted_data")) return false;
  return [...paths].every((path) => path === "/encrypted_data" || path === "/salt");
}

const ownKeys = ["/raw_eval_results", "/raw_logging_results"] as const;
const usualKeys = ["/config", "/results", "/total_usage", "/total_cost", "/git_info"] as const;

/** One of the two large values; or, where they lie beyond what is peeked at, most of what surrounds them. */
function isUpload(peek: Peek): boolean {
  if (peek.kind !== "json_object") return false;
  return (
    ownKeys.some((key) => peek.has(key)) || usualKeys.filter((key) => peek.has(key)).length >= 3
  );
}

/** A line an attempt, each an object of one task. */
function isLedger({ kind, paths }: Peek): boolean {
  if (kind !== "json_lines" && kind !== "json_object") return false;
  return [...paths].filter((path) => path.lastIndexOf("/") === 0).length === 1;
}
