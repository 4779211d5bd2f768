import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveMember } from "../archive.ts";
import { pointerTokens } from "../json/pointer.ts";
import { scanJson } from "../json/scan-json.ts";
import { shapeProblem } from "../json/shape-problem.ts";
import { Manifest } from "./schema.ts";

export interface ReadManifest {
  /** Null when there is none or it cannot be understood. */
  readonly manifest: Manifest | null;
  readonly problems: readonly Problem[];
}

/** Reads a run's manifest. One that is damaged is a problem: AlphaDiana would go on as if nothing had been planned. */
export async function readManifest(member: ArchiveMember | null): Promise<ReadManifest> {
  if (member === null) return { manifest: null, problems: [] };
  const values = new Map<string, unknown>();
  const problems: Problem[] = [];
  for await (const item of scanJson(member, { split: [] })) {
    if (item.kind === "problem") problems.push(item.problem);
    else values.set(pointerTokens(item.element.pointer).join("/"), item.element.value);
  }
  const parsed = Manifest.safeParse(Object.fromEntries(values));
  if (!parsed.success) problems.push(shapeProblem(parsed.error, member.path));
  const isWhole = parsed.success && problems.length === 0;
  return { manifest: isWhole ? parsed.data : null, problems };
}
