import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveMember } from "../archive.ts";
import { shapeProblem } from "../json/shape-problem.ts";
import { type ManifestLists, manifestLists } from "./manifest-lists.ts";
import { readFields } from "./read-fields.ts";
import { Manifest } from "./schema.ts";

/** A board's manifest: its lists, or null when the file is there and cannot be read. */
export interface BoardManifest {
  readonly path: string;
  readonly lists: ManifestLists | null;
}

export interface ReadManifests {
  /** By the folder that holds the manifest. */
  readonly boards: ReadonlyMap<string, BoardManifest>;
  readonly problems: readonly Problem[];
}

export async function readManifests(members: readonly ArchiveMember[]): Promise<ReadManifests> {
  const boards = new Map<string, BoardManifest>();
  const problems: Problem[] = [];
  for (const member of members) {
    const fields = await readFields(member);
    const manifest = Manifest.safeParse(fields.values);
    problems.push(...fields.problems);
    if (!manifest.success) problems.push(shapeProblem(manifest.error, member.path));
    const readable = manifest.success && fields.problems.length === 0;
    const lists = readable ? manifestLists(manifest.data) : null;
    boards.set(member.path.split("/").slice(0, -1).join("/"), { path: member.path, lists });
  }
  return { boards, problems };
}
