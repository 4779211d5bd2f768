import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ChangedTasks } from "#components/task-set/changed-tasks.tsx";
import { TaskTraits } from "#components/task-set/task-traits.tsx";
import { VersionChooser } from "#components/task-set/version-chooser.tsx";
import { VersionTable } from "#components/task-set/version-table.tsx";
import { boardPath, taskSetPath } from "#lib/url/page-path.ts";
import type { SearchParams } from "#lib/url/search-params.ts";
import { parseTaskSetQuery } from "#lib/url/task-set-query.ts";
import { changedTaskLine } from "#lib/view/task-set/changed-task-line.ts";
import { diffSentence } from "#lib/view/task-set/diff-sentence.ts";
import { versionLine } from "#lib/view/task-set/version-line.ts";
import { loadTaskSet } from "../load-task-set.ts";

interface TaskSetPageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: TaskSetPageProps): Promise<Metadata> {
  return { title: `Task set ${(await params).slug}` };
}

export default async function TaskSetPage({ params, searchParams }: TaskSetPageProps) {
  const { slug } = await params;
  const loaded = await loadTaskSet(slug, parseTaskSetQuery(await searchParams));
  if (loaded === null) notFound();
  const { benchmark, taskSet, versions, apart, tasks } = loaded;
  const lines = versions.map(versionLine);
  return (
    <>
      <h1>
        <bdi>
          {benchmark} / {taskSet}
        </bdi>
      </h1>
      <p className="sub">
        <a href="/task-sets">All task sets</a> · <a href={boardPath(slug)}>Its board</a>
      </p>
      <p className="say">
        {apart === null
          ? "One version is known, so nothing changed that could be shown."
          : diffSentence(apart.diff)}
      </p>
      <VersionTable lines={lines} />
      {apart !== null && (
        <section aria-labelledby="changed">
          <h2 id="changed">
            From {versionLine(apart.from).name} to {versionLine(apart.to).name}
          </h2>
          <VersionChooser
            path={taskSetPath(slug)}
            lines={lines}
            from={apart.from.hash}
            to={apart.to.hash}
          />
          <ChangedTasks lines={apart.diff.changed.map(changedTaskLine)} />
          <p className="sub">
            Scoring fields only: a changed instruction or user scenario makes another run of the
            task, not another score of the same one.
          </p>
        </section>
      )}
      <TaskTraits tasks={tasks} />
    </>
  );
}
