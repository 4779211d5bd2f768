import { storedFiles } from "./stored-files.ts";

/** Whether the server keeps the archive with this digest. */
export async function isStored(digest: string): Promise<boolean> {
  return (await storedFiles()).some(({ name }) => name === digest);
}
