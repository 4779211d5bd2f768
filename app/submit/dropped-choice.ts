import { type Choice, type ChosenFile, chosenWithInput } from "./chosen-file.ts";

/** What was dropped: files, one folder (paths relative to it), or several of both. Null when it holds no file. */
export async function droppedChoice(transfer: DataTransfer): Promise<Choice | null> {
  // Entries must be asked for before anything is awaited: the list is emptied after the event.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const [only] = entries;
  if (only === undefined) return chosenWithInput([...transfer.files], false);
  const isFolder = entries.length === 1 && only.isDirectory;
  const roots = isFolder ? await childrenOf(only) : entries;
  const files = (await Promise.all(roots.map((root) => filesOf(root, "")))).flat();
  if (files.length === 0) return null;
  return { name: entries.length === 1 ? only.name : "selection", isFolder, files };
}

async function filesOf(entry: FileSystemEntry, folder: string): Promise<readonly ChosenFile[]> {
  const path = `${folder}${entry.name}`;
  if (isFile(entry)) return [{ path, file: await fileOf(entry) }];
  const found: ChosenFile[] = [];
  for (const child of await childrenOf(entry)) found.push(...(await filesOf(child, `${path}/`)));
  return found;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A reader gives a folder's entries in portions; the last one is empty. */
async function childrenOf(entry: FileSystemEntry): Promise<readonly FileSystemEntry[]> {
  if (!isDirectory(entry)) return [];
  const reader = entry.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (portion.length === 0) return children;
    children.push(...portion);
  }
}
