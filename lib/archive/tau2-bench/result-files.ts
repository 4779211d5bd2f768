import type { Archive, ArchiveMember, Peek } from "../archive.ts";

/** A results file with the files of a `simulations/` folder beside it, if there are any. */
export interface ResultFile {
  readonly member: ArchiveMember;
  readonly siblings: readonly ArchiveMember[];
}

const simulationFile = /^(?<folder>(?:.*\/)?)simulations\/(?<stem>[^/]+)\.json$/;

/** Every results file of an archive, told by its keys. */
export async function resultFiles({ members }: Archive): Promise<ResultFile[]> {
  const paths = new Set(members.map(({ path }) => path));
  const found: ResultFile[] = [];
  for (const member of members) {
    const owner = folderOfSimulation(member.path);
    // A simulation of the directory form is part of the results file beside its folder.
    if (owner !== null && paths.has(`${owner}results.json`)) continue;
    if (!isResults(await member.peek())) continue;
    const folder = folderOf(member.path);
    const siblings = members.filter(({ path }) => folderOfSimulation(path) === folder);
    found.push({ member, siblings: siblings.toSorted(byPath) });
  }
  return found;
}

/** The id that a file of the directory form carries in its name. */
export function simulationStem(path: string): string | null {
  return simulationFile.exec(path)?.groups?.["stem"] ?? null;
}

function isResults(peek: Peek): boolean {
  if (peek.kind !== "json_object") return false;
  if (peek.has("/simulations/[]/termination_reason")) return true;
  const isHead = peek.has("/info/environment_info") || peek.has("/info/agent_info");
  return isHead && ["/tasks", "/simulations", "/simulation_index"].some((key) => peek.has(key));
}

function folderOfSimulation(path: string): string | null {
  return simulationFile.exec(path)?.groups?.["folder"] ?? null;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

function byPath(a: ArchiveMember, b: ArchiveMember): number {
  if (a.path === b.path) return 0;
  return a.path < b.path ? -1 : 1;
}
