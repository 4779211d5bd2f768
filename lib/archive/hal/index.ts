import type { AdapterOptions, ArchiveAdapter, Reading } from "../adapter.ts";
import { type Archive, ArchiveProblem } from "../archive.ts";
import { decryptEntries } from "./decrypt/decrypt-entries.ts";
import { readMembers } from "./read-members.ts";
import { sortMembers } from "./sort-members.ts";

/** Runs of the Holistic Agent Leaderboard's harness: `_UPLOAD.json`, plain or encrypted in a zip. */
export const hal: ArchiveAdapter = {
  id: "hal",
  title: "HAL run",
  async recognises({ members }) {
    const { encrypted, uploads } = await sortMembers(members);
    return encrypted.length + uploads.length > 0;
  },
  // The format writes no version; the shape of its log is told in the run's notes.
  formatVersion: async () => null,
  read,
};

async function* read(archive: Archive, options?: AdapterOptions): AsyncGenerator<Reading> {
  const sorted = await sortMembers(archive.members);
  const { encrypted } = sorted;
  const password = options?.password ?? null;
  try {
    const decrypted = await decryptEntries(encrypted, password, archive.spoolFolder);
    try {
      yield* readMembers(archive, sorted, decrypted.entries);
    } finally {
      await decrypted.remove();
    }
  } catch (error) {
    if (!(error instanceof ArchiveProblem)) throw error;
    yield { kind: "problem", problem: error.problem };
  }
}
