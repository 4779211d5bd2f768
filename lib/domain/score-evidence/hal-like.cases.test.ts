import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { casesFolder } from "#lib/archive/testing.ts";
import { canonicalJson } from "#lib/identity/canonical-json.ts";
import type { ActionCall } from "../attribution/action-call.ts";
import { attributeActions } from "../attribution/attribute-actions.ts";
import type { LoggedCall } from "../attribution/logged-call.ts";
import { decideScore } from "./decide-score.ts";

const cases = casesFolder();
const folder = `${cases}/hal-like`;
const files = ["suffix_injection", "mid_injection", "unscored_zero", "empty_reference_ambiguous"];

const Action = z.object({ name: z.string(), kwargs: z.record(z.string(), z.json()) });
const Archive = z.object({
  raw_eval_results: z.record(
    z.string(),
    z.object({
      reward: z.number(),
      taken_actions: z.array(Action),
      task: z.object({ actions: z.array(Action) }),
    }),
  ),
  raw_logging_results: z.array(
    z.object({
      id: z.string(),
      weave_task_id: z.string(),
      started_at: z.string(),
      output: z.object({
        choices: z.tuple([
          z.object({
            message: z.object({
              content: z.string().nullable(),
              tool_calls: z
                .array(
                  z.object({ function: z.object({ name: z.string(), arguments: z.string() }) }),
                )
                .optional(),
            }),
          }),
        ]),
      }),
    }),
  ),
});
type Archive = z.infer<typeof Archive>;
type Result = Archive["raw_eval_results"][string];

const Truth = z.record(
  z.string(),
  z.object({
    score_status: z.enum(["scored", "unscored", "undetermined"]),
    reference_spans: z.array(z.tuple([z.number(), z.number()])),
    n_agent_actions: z.number(),
    archived_reward: z.number(),
  }),
);

function readJson<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8")));
}

function callOf(action: z.infer<typeof Action>, index: number): ActionCall {
  const { kwargs, name } = action;
  return { name, argumentsJson: canonicalJson(kwargs), source: `action ${index}` };
}

function loggedCalls({ raw_logging_results: calls }: Archive, task: string): readonly LoggedCall[] {
  return calls
    .filter((call) => call.weave_task_id === task)
    .toSorted((a, b) => (a.started_at < b.started_at ? -1 : 1))
    .flatMap(({ id, output }) => {
      const [{ message }] = output.choices;
      const made = { source: id, actor: "agent" } as const;
      if (message.tool_calls === undefined) {
        const argumentsJson = canonicalJson({ content: message.content });
        return [{ name: "respond", argumentsJson, ...made }];
      }
      return message.tool_calls.map(({ function: { name, arguments: text } }) => ({
        ...{ name, argumentsJson: canonicalJson(z.json().parse(JSON.parse(text))) },
        ...made,
      }));
    });
}

function judge(result: Result, logged: readonly LoggedCall[] | null) {
  const actions = {
    archived: result.taken_actions.map(callOf),
    reference: result.task.actions.map(callOf),
    terminators: ["transfer_to_human_agents"],
  };
  const attribution = attributeActions({ ...actions, logged, messageAction: "respond" });
  const decision = decideScore({
    ...{ isPresent: true, errorText: null, source: "result", userStops: [], stepLimit: null },
    ...{ reward: result.reward, rewardLexeme: `${result.reward}` },
    ...{ actions, attribution, liveStream: { before: null, after: null } },
  });
  return { attribution, decision };
}

describe.skipIf(cases === null)("constructed HAL archives (skipped without the cases)", () => {
  const truth = cases === null ? {} : readJson("truth", Truth);
  const episodes = (cases === null ? [] : files).flatMap((file) => {
    const archive = readJson(file, Archive);
    return Object.entries(archive.raw_eval_results).flatMap(([task, result]) => {
      const known = truth[`${file}/${task}`];
      const logged = loggedCalls(archive, task);
      return known === undefined ? [] : [{ name: `${file}/${task}`, result, logged, known }];
    });
  });

  it("covers every episode that the truth names", () => {
    expect(episodes.map(({ name }) => name).toSorted()).toEqual(Object.keys(truth).toSorted());
  });

  it.each(episodes)("finds status, spans and agent actions of $name", (episode) => {
    const { result, logged, known } = episode;
    const { attribution, decision } = judge(result, logged);

    expect(attribution.injectedSpans.map(({ from, to }) => [from, to])).toEqual(
      known.reference_spans,
    );
    expect(attribution).toMatchObject({
      agentActionCount: known.n_agent_actions,
      uncertainCount: 0,
    });
    const expected = {
      scored: { status: "valid", reason: null, value: known.archived_reward },
      unscored: { status: "unscored", reason: "scorer_not_triggered", value: null },
      undetermined: { status: "unscored", reason: "indeterminate", value: null },
    };
    expect(decision).toMatchObject(expected[known.score_status]);
  });

  it.each(episodes)("contradicts nothing of $name when the log is removed", (episode) => {
    const { result, known } = episode;
    const { attribution, decision } = judge(result, null);

    const unscored = ["scorer_not_triggered", "indeterminate"];
    const allowed = { scored: ["indeterminate"], unscored, undetermined: ["indeterminate"] };
    const isScored = decision.status === "valid";
    expect(isScored ? known.score_status : "scored").toBe("scored");
    if (isScored) expect(decision.value).toBe(known.archived_reward);
    else expect(allowed[known.score_status]).toContain(decision.reason);
    for (const { from, to } of attribution.injectedSpans) {
      expect(known.reference_spans).toContainEqual([from, to]);
    }
    expect(attribution.actions.filter(({ confidence }) => confidence === "high")).toEqual([]);
  });

  it("leaves what only the log could show indeterminate when it is removed", () => {
    const words = episodes
      .filter(({ name, result }) => name.startsWith("suffix") && result.reward === 0)
      .map(({ result }) => judge(result, null).decision.reason);

    expect(new Set(words)).toEqual(new Set(["indeterminate"]));
  });
});
