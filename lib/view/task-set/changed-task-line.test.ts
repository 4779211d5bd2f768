import { expect, it } from "vitest";
import { changedTaskLine } from "./changed-task-line.ts";

it("writes calls as calls and says of each field whether the reward is made of it", () => {
  const call = {
    name: "pay",
    arguments: { amount: 50 },
    requestor: "assistant",
    compare_args: null,
  };
  const changes = [
    {
      field: "actions",
      removed: [call],
      added: [{ ...call, compare_args: [] }, 7, null],
      movesReward: true,
    },
    { field: "nl_assertions", removed: ["a <b>"], added: [], movesReward: false },
  ];
  expect(changedTaskLine({ task: "2", changes, movesReward: true })).toEqual({
    task: "2",
    effect: "can move a reward",
    fields: [
      {
        field: "actions",
        removed: ['pay({"amount":50}), requestor: "assistant"'],
        added: ['pay({"amount":50}), requestor: "assistant", compare_args: []', "7", "null"],
        effect: "in the reward",
      },
      { field: "nl assertions", removed: ["a <b>"], added: [], effect: "not in the reward" },
    ],
  });
});

it("says what is not known", () => {
  const unknown = changedTaskLine({ task: "2", changes: null, movesReward: null });
  expect(unknown).toMatchObject({
    effect: "whether it can move a reward is not known",
    fields: null,
  });
  expect(changedTaskLine({ task: "5", changes: [], movesReward: false }).effect).toBe(
    "cannot move a reward",
  );
});
