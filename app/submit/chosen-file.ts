/** A file to be packed, under its path inside what was chosen. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** What was chosen or dropped, and what an archive made of it would be called. */
export interface Choice {
  readonly name: string;
  readonly files: readonly ChosenFile[];
  /** A single file that was chosen as such is sent as it is; anything else is packed. */
  readonly isFolder: boolean;
}

/** The choice made with a file input; null when nothing was chosen. In a folder, paths are relative to it. */
export function chosenWithInput(files: readonly File[], isFolder: boolean): Choice | null {
  const [first] = files;
  if (first === undefined) return null;
  if (!isFolder) {
    const name = files.length === 1 ? first.name : "selection";
    return { name, isFolder, files: files.map((file) => ({ path: file.name, file })) };
  }
  const [name = "folder"] = first.webkitRelativePath.split("/");
  return {
    name,
    isFolder,
    files: files.map((file) => ({ path: withoutFirstStep(file.webkitRelativePath), file })),
  };
}

function withoutFirstStep(path: string): string {
  return path.slice(path.indexOf("/") + 1);
}
