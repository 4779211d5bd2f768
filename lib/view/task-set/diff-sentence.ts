import type { TaskSetDiff } from "#lib/domain/task-set/task-set-diff.ts";
import { counted } from "../words/format.ts";

/** What a change of task set comes to: `14 tasks changed; 12 of them can move a reward.` */
export function diffSentence({ added, removed, changed, same, unknown }: TaskSetDiff): string {
  const moving = changed.filter(({ movesReward }) => movesReward === true).length;
  const unclear = changed.filter(({ movesReward }) => movesReward === null).length;
  const parts = [
    `${counted(changed.length, "task")} changed, ${same} did not`,
    ...(changed.length > 0 ? [`${moving} of the changed can move a reward`] : []),
    ...(unclear > 0 ? [`of ${unclear} nobody can say`] : []),
    ...(added.length > 0 ? [`new: ${added.join(", ")}`] : []),
    ...(removed.length > 0 ? [`gone: ${removed.join(", ")}`] : []),
    ...(unknown.length > 0 ? [`without criteria on a side: ${unknown.join(", ")}`] : []),
  ];
  return `${parts.join("; ")}.`;
}
