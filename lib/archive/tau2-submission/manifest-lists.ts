import type { Manifest } from "./schema.ts";

/** Folder name to the manifest's list that names it. */
export type ManifestLists = ReadonlyMap<string, string>;

/** Turns a manifest round: which list names each folder. A folder in two lists keeps the first. */
export function manifestLists(manifest: Manifest): ManifestLists {
  const lists = new Map<string, string>();
  for (const [list, folders] of Object.entries(manifest)) {
    for (const folder of folders ?? []) {
      if (!lists.has(folder)) lists.set(folder, list);
    }
  }
  return lists;
}
