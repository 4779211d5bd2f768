import { and, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { runs, taskSetVersions } from "../schema/index.ts";

/** A version of a task set by its content, with what names it and which published runs used it. */
export interface FoundVersion {
  readonly benchmark: string;
  readonly taskSet: string;
  /** sha256 of the scoring fields of all tasks. */
  readonly hash: string;
  /** Names that a file or an archive gives it; several may mean one content. */
  readonly labels: readonly string[];
  /** Where a loaded file of it is from; empty when only runs know it. */
  readonly sources: readonly string[];
  readonly runs: readonly {
    readonly id: string;
    readonly model: string | null;
    readonly agent: string | null;
  }[];
}

/** Every version of every task set whose content is known, in the order of their names. */
export async function listTaskSetVersions(db: Database): Promise<readonly FoundVersion[]> {
  const loaded = await db.select().from(taskSetVersions).orderBy(taskSetVersions.createdAt);
  const used = await db
    .select({
      benchmark: runs.benchmark,
      taskSet: runs.taskSet,
      hash: sql<string>`${runs.taskSetHash}`,
      version: runs.taskSetVersion,
      id: runs.id,
      model: runs.model,
      agent: runs.agent,
    })
    .from(runs)
    .where(and(isNotNull(runs.publishedAt), isNotNull(runs.taskSetHash)))
    .orderBy(sql`${runs.id} collate "C"`);
  const versions = new Map<string, VersionParts>();
  for (const { label, source, ...of } of loaded) {
    const parts = partsOf(versions, of);
    parts.labels.add(label);
    parts.sources.add(source);
  }
  for (const { version, id, model, agent, ...of } of used) {
    const parts = partsOf(versions, of);
    if (version !== null && !version.startsWith("sha256:")) parts.labels.add(version);
    parts.runs.push({ id, model, agent });
  }
  return [...versions.values()].map(({ labels, sources, ...rest }) => {
    return { ...rest, labels: [...labels], sources: [...sources] };
  });
}

interface VersionOf {
  readonly benchmark: string;
  readonly taskSet: string;
  readonly hash: string;
}

interface VersionParts extends VersionOf {
  readonly labels: Set<string>;
  readonly sources: Set<string>;
  readonly runs: FoundVersion["runs"][number][];
}

function partsOf(versions: Map<string, VersionParts>, of: VersionOf): VersionParts {
  const { benchmark, taskSet, hash } = of;
  const key = JSON.stringify([benchmark, taskSet, hash]);
  const made = versions.get(key) ?? {
    ...{ benchmark, taskSet, hash, labels: new Set(), sources: new Set(), runs: [] },
  };
  versions.set(key, made);
  return made;
}
