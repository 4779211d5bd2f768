import type { BoardManifest } from "./read-manifests.ts";

/** Whether a folder is a row of its board, and in which list of the manifest it stands. */
export interface Listing {
  readonly manifestList: string | null;
  /** Null when the folder is listed, or when there is no manifest to ask. */
  readonly unlistedReason: string | null;
}

/** Looks a folder up in its board's manifest. Without a manifest there is nothing that would leave it out. */
export function listingOf(folder: string | null, manifest: BoardManifest | undefined): Listing {
  if (folder === null || manifest === undefined)
    return { manifestList: null, unlistedReason: null };
  if (manifest.lists === null) {
    return { manifestList: null, unlistedReason: "the archive's manifest cannot be read" };
  }
  const manifestList = manifest.lists.get(folder) ?? null;
  const unlistedReason = manifestList === null ? "not in the archive's manifest" : null;
  return { manifestList, unlistedReason };
}
