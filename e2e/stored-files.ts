import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Every file in the server's data folder with its size: what is really kept, scratch included. */
export async function storedFiles(): Promise<readonly { name: string; bytes: number }[]> {
  const folder = process.env["E2E_DATA"];
  if (folder === undefined) throw new Error("E2E_DATA names the data folder of the server");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sized = files.map(async ({ name, parentPath }) => {
    const found = await stat(join(parentPath, name)).catch(() => null);
    return found === null ? [] : [{ name, bytes: found.size }];
  });
  return (await Promise.all(sized)).flat();
}
