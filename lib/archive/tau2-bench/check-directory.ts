import type { Problem } from "#lib/domain/problem.ts";
import type { Header } from "./read-header.ts";
import { type ResultFile, simulationStem } from "./result-files.ts";
import { isDirectoryForm } from "./simulation-items.ts";

/** Where an index and the files of a `simulations/` folder do not match; the harness itself refuses such a folder. */
export function checkDirectory(file: ResultFile, header: Header): Problem[] {
  const { member, siblings } = file;
  if (!isDirectoryForm(file, header)) {
    if (siblings.length === 0) return [];
    const message = `This file holds simulations of its own: the ${siblings.length} files of the simulations folder beside it are another run's and were not read.`;
    return [{ code: "member_ignored", effect: "note", source: member.path, message }];
  }
  if (header.index === null) return [];
  const stems = new Map(siblings.map(({ path }) => [simulationStem(path), path] as const));
  const missing = [...header.index].filter(([id]) => !stems.has(id)).map(missingFile);
  const extra = [...stems].flatMap(([id, path]) =>
    id === null || header.index?.has(id) === true ? [] : [extraFile(path)],
  );
  return [...missing, ...extra];
}

function missingFile([id, { source }]: readonly [string, { readonly source: string }]): Problem {
  const message = `The index lists simulation ${id}, but its file is not in the archive: the episode counts as missing.`;
  return { code: "index_disagrees", effect: "row_lost", source, message };
}

function extraFile(path: string): Problem {
  const message =
    "This simulation is not in the index of its results file: it is read, but it may be left over from another run.";
  return { code: "index_disagrees", effect: "note", source: path, message };
}
