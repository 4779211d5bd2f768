import type { Problem } from "#lib/domain/problem.ts";
import type { Archive, ArchiveMember } from "./archive.ts";

/** A note for each member of an archive that its format does not read: a file left out silently could be a run. */
export function ignoredMembers(
  { members }: Archive,
  read: readonly ArchiveMember[],
  title: string,
): readonly Problem[] {
  const known = new Set(read);
  return members
    .filter((member) => !known.has(member))
    .map(({ path }) => {
      const message = `This file does not look like ${title}; it was not read.`;
      return { code: "member_ignored", effect: "note", source: path, message } as const;
    });
}
