import type { JsonItem } from "../json/json-element.ts";
import { readSpans } from "../json/read-spans.ts";
import { readDocument } from "./read-document.ts";
import type { Header } from "./read-header.ts";
import type { ResultFile } from "./result-files.ts";

/**
 * Whether the simulations lie in files of their own. A file that holds simulations is whole by itself,
 * whatever folder stands beside it.
 */
export function isDirectoryForm({ siblings }: ResultFile, header: Header): boolean {
  return !header.hasSimulations && (header.index !== null || siblings.length > 0);
}

/** The simulations one by one, from the file itself or from the directory form's files in name order. */
export async function* simulationItems(file: ResultFile, header: Header): AsyncGenerator<JsonItem> {
  if (isDirectoryForm(file, header)) {
    for (const member of file.siblings) yield await readDocument(member);
    return;
  }
  let isRefused = false;
  for await (const item of readSpans(file.member, header.simulations)) {
    yield item;
    isRefused ||= item.kind === "problem" && item.problem.effect === "refused";
  }
  const { brokenOff } = header;
  if (brokenOff !== null && !isRefused) yield { kind: "problem", problem: brokenOff };
}
