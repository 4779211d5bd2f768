import type { ArchiveMember } from "../../archive.ts";
import { type DecryptedEntry, decryptEntry } from "./decrypt-entry.ts";
import { entryProblem } from "./entry-problem.ts";
import { type FernetKey, fernetKey } from "./fernet-key.ts";
import { readSalt } from "./read-salt.ts";

/** hal-harness, hal/utils/upload.py: the password of every archive it publishes. */
const publishedPassword = "hal1234";

/** All decrypted entries of an archive, and the way to be rid of their plain bytes. */
export interface DecryptedEntries {
  readonly entries: readonly DecryptedEntry[];
  remove(): Promise<void>;
}

/**
 * Decrypts the encrypted entries of an archive, the smallest first: entries share a salt, and one that opens shows that
 * the password is right for the others. Leaves nothing when one of them does not open.
 *
 * @param password null for the one that HAL publishes
 * @throws ArchiveProblem in one sentence
 */
export async function decryptEntries(
  encrypted: readonly ArchiveMember[],
  password: string | null,
  folder: string,
): Promise<DecryptedEntries> {
  const entries: DecryptedEntry[] = [];
  const remove = async () => {
    for (const entry of entries) await entry.remove();
  };
  const keys = new Map<string, FernetKey>();
  try {
    for (const entry of smallestFirst(encrypted)) {
      const salt = await saltOf(entry);
      const known = keys.get(salt.toString("hex"));
      const key = known ?? (await fernetKey(password ?? publishedPassword, salt));
      const knowledge = { isGiven: password !== null, isRight: known !== undefined };
      entries.push(await decryptEntry(entry, { key, password: knowledge, folder }));
      keys.set(salt.toString("hex"), key);
    }
    return { entries, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function saltOf(entry: ArchiveMember): Promise<Buffer> {
  try {
    return await readSalt(entry);
  } catch (error) {
    throw entryProblem(error, entry.path, { isGiven: false, isRight: false });
  }
}

function smallestFirst(members: readonly ArchiveMember[]): readonly ArchiveMember[] {
  const size = ({ bytes }: ArchiveMember) => bytes ?? Number.POSITIVE_INFINITY;
  return members.toSorted((a, b) => {
    if (size(a) === size(b)) return 0;
    return size(a) < size(b) ? -1 : 1;
  });
}
