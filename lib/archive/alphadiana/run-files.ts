import type { Problem } from "#lib/domain/problem.ts";
import type { Archive, ArchiveMember } from "../archive.ts";

/** The folders of a run that its records refer to. Their files are kept in the archive and not read. */
export const referredFolders = [
  "artifacts",
  "logprobs",
  "logprobs_int16",
  "tasks",
  "status",
  "lifecycle",
] as const;
export type ReferredFolder = (typeof referredFolders)[number];

/** One run: its JSON Lines, which lie beside the run's folder and not in it, and what the folder holds. */
export interface RunFiles {
  readonly records: ArchiveMember;
  /** Null when the folder is absent: the plan is then unknown. */
  readonly manifest: ArchiveMember | null;
  readonly referred: ReadonlyMap<ReferredFolder, readonly ArchiveMember[]>;
}

export interface SortedMembers {
  readonly runs: readonly RunFiles[];
  readonly problems: readonly Problem[];
}

const manifestName = "run_manifest.json";

/** The runs of an archive, told by keys; a file beside a manifest's folder is its records, whatever its first line. */
export async function sortMembers({ members }: Archive): Promise<SortedMembers> {
  const manifests = await manifestsOf(members);
  const folders = new Set(manifests.keys());
  const candidates = await recordsOf(members, folders);
  const stems = new Set([...folders, ...candidates.map(({ path }) => stemOf(path))]);
  const records = candidates.filter(({ path }) => !isReferred(path, stems));
  const runs = records.map((member) => runOf(member, { members, manifests }));
  const read = new Set(
    runs.flatMap(({ records: lines, manifest, referred }) => [
      ...[lines, manifest],
      ...[...referred.values()].flat(),
    ]),
  );
  const rest = members.filter((member) => !read.has(member));
  return { runs, problems: rest.map((member) => leftOver(member, manifests, stems)) };
}

/** Whether an archive holds records or a manifest of AlphaDiana: keys that no other format has together. */
export async function isAlphaDiana({ members }: Archive): Promise<boolean> {
  for (const member of members) {
    if ((await isRecords(member)) || (await isManifest(member))) return true;
  }
  return false;
}

async function isRecords(member: ArchiveMember): Promise<boolean> {
  const peek = await member.peek();
  const keys = ["/task_id", "/benchmark_name", "/scorer_name", "/agent_name"];
  const isObject = peek.kind === "json_lines" || peek.kind === "json_object";
  return isObject && keys.every((key) => peek.has(key));
}

async function isManifest(member: ArchiveMember): Promise<boolean> {
  const peek = await member.peek();
  const keys = ["/expected_task_ids", "/benchmark_name", "/scorer_name", "/num_samples"];
  return peek.kind === "json_object" && keys.every((key) => peek.has(key));
}

/** Manifests by their folder. Beside records a file of that name is one even where it is too damaged to be told by its keys. */
async function manifestsOf(
  members: readonly ArchiveMember[],
): Promise<ReadonlyMap<string, ArchiveMember>> {
  const found = new Map<string, ArchiveMember>();
  const paths = new Set(members.map(({ path }) => path));
  for (const member of members) {
    const folder = folderOf(member.path);
    if (member.path.split("/").at(-1) !== manifestName) continue;
    if (paths.has(`${folder}.jsonl`) || (await isManifest(member))) found.set(folder, member);
  }
  return found;
}

async function recordsOf(
  members: readonly ArchiveMember[],
  folders: ReadonlySet<string>,
): Promise<readonly ArchiveMember[]> {
  const found: ArchiveMember[] = [];
  for (const member of members) {
    const isBeside = member.path.endsWith(".jsonl") && folders.has(stemOf(member.path));
    if (isBeside || (await isRecords(member))) found.push(member);
  }
  return found;
}

interface Surroundings {
  readonly members: readonly ArchiveMember[];
  readonly manifests: ReadonlyMap<string, ArchiveMember>;
}

/** Some pack the JSON Lines into the run's folder: then the folder's own manifest counts. */
function runOf(records: ArchiveMember, { members, manifests }: Surroundings): RunFiles {
  const stem = stemOf(records.path);
  const folder =
    manifests.has(stem) || !manifests.has(folderOf(records.path)) ? stem : folderOf(records.path);
  const referred = referredFolders.map((name) => {
    const prefix = folder === "" ? `${name}/` : `${folder}/${name}/`;
    return [name, members.filter(({ path }) => path.startsWith(prefix))] as const;
  });
  return { records, manifest: manifests.get(folder) ?? null, referred: new Map(referred) };
}

function isReferred(path: string, folders: ReadonlySet<string>): boolean {
  const names: readonly string[] = referredFolders;
  const steps = path.split("/");
  return steps.some(
    (step, at) => names.includes(step) && folders.has(steps.slice(0, at).join("/")),
  );
}

function leftOver(
  { path }: ArchiveMember,
  manifests: ReadonlyMap<string, ArchiveMember>,
  folders: ReadonlySet<string>,
): Problem {
  const folder = folderOf(path);
  if (manifests.get(folder)?.path === path) {
    const message = `The records of this run are missing: AlphaDiana writes them to ${folder === "" ? "<run_id>" : folder}.jsonl beside the run's folder. Add that file and upload both.`;
    return { code: "no_rows", effect: "row_lost", source: path, message };
  }
  const message = isReferred(path, folders)
    ? "This file belongs to a run whose records are missing; it was not read."
    : "This file is no part of an AlphaDiana run; it was not read.";
  return { code: "member_ignored", effect: "note", source: path, message };
}

function stemOf(path: string): string {
  return path.replace(/\.[^./]*$/, "");
}

function folderOf(path: string): string {
  return path.split("/").slice(0, -1).join("/");
}
