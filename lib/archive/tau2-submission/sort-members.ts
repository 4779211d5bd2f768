import type { Archive, ArchiveMember, Peek } from "../archive.ts";

/** The members of an archive by what their first bytes hold. */
export interface SortedMembers {
  readonly submissions: readonly ArchiveMember[];
  readonly manifests: readonly ArchiveMember[];
  readonly others: readonly ArchiveMember[];
}

export async function sortMembers(archive: Archive): Promise<SortedMembers> {
  const submissions: ArchiveMember[] = [];
  const manifests: ArchiveMember[] = [];
  const others: ArchiveMember[] = [];
  for (const member of archive.members) {
    const peek = await member.peek();
    if (isSubmission(peek)) submissions.push(member);
    else if (isManifest(peek)) manifests.push(member);
    else others.push(member);
  }
  return { submissions, manifests, others };
}

/** A model, an organisation and `results` by domain: keys that no results file of tau2 has together. */
export function isSubmission(peek: Peek): boolean {
  return (
    peek.kind === "json_object" &&
    peek.has("/model_name") &&
    peek.has("/results") &&
    (peek.has("/submitting_organization") || peek.has("/model_organization"))
  );
}

function isManifest(peek: Peek): boolean {
  return (
    peek.kind === "json_object" &&
    !peek.has("/model_name") &&
    (peek.has("/submissions") || peek.has("/legacy_submissions"))
  );
}
