import type { ArchiveAdapter, Reading } from "../adapter.ts";
import type { Archive, ArchiveMember } from "../archive.ts";
import { ignoredMembers } from "../ignored-members.ts";
import type { JsonElement } from "../json/json-element.ts";
import { scanJson } from "../json/scan-json.ts";
import { shapeProblem } from "../json/shape-problem.ts";
import { BoardRow } from "./schema.ts";
import { toFigures } from "./to-figures.ts";
import { toRun } from "./to-run.ts";

/** The rows of a HAL leaderboard as its site exports them: figures, task lists and token totals, no episodes. */
export const halBoard: ArchiveAdapter = {
  id: "hal-board",
  title: "rows of a HAL leaderboard",
  recognises: async (archive) => (await boardFiles(archive)).length > 0,
  // The export names no version of itself.
  formatVersion: async () => null,
  read,
};

const rowKeys = ["benchmark_name", "agent_name", "run_id", "token_usage"] as const;

async function boardFiles({ members }: Archive): Promise<ArchiveMember[]> {
  const found: ArchiveMember[] = [];
  for (const member of members) {
    const peek = await member.peek();
    // Rows of a board are runs: a list with a task in each row is another format's.
    const isBoard = rowKeys.every((key) => peek.has(`/[]/${key}`)) && !peek.has("/[]/task_id");
    if (peek.kind === "json_array" && isBoard) found.push(member);
  }
  return found;
}

async function* read(archive: Archive): AsyncGenerator<Reading> {
  const isSingleFile = archive.container === "file" || archive.container === "gzip";
  const files = await boardFiles(archive);
  for (const problem of ignoredMembers(archive, files, halBoard.title)) {
    yield { kind: "problem", problem };
  }
  for (const member of files) yield* readFile(member, isSingleFile ? null : member.path);
}

async function* readFile(
  member: ArchiveMember,
  memberPath: string | null,
): AsyncGenerator<Reading> {
  for await (const item of scanJson(member, { split: [""] })) {
    if (item.kind === "problem") yield item;
    else if (item.element.pointer !== "") yield* toRow(item.element, memberPath);
  }
}

function* toRow(element: JsonElement, memberPath: string | null): Generator<Reading> {
  const { source } = element;
  const row = BoardRow.safeParse(element.value);
  if (!row.success) {
    yield { kind: "problem", problem: shapeProblem(row.error, source) };
    return;
  }
  yield { kind: "run", run: toRun(row.data, { ref: source, memberPath, source }) };
  yield* toFigures(row.data, source, element);
}
