import { seeded } from "../seeded.ts";

/** How large a generated run is. */
export interface HalPlan {
  readonly tasks: number;
  /** Logged calls of each task; every second one is logged twice, by a span around another. */
  readonly calls: number;
}

const tasks = 50;
const callBytes = 42_500;

/** The plan of a run whose document has about `bytes` bytes. */
export function planHalRun(bytes: number): HalPlan {
  return { tasks, calls: Math.max(1, Math.round(bytes / (tasks * callBytes * 1.5))) };
}

const model = "ember-6";
const random = seeded(20_260_101);
const syllables = ["ta", "re", "mi", "lon", "ver", "sa", "quo", "din", "pel", "ora"];
const prompts = Array.from({ length: 16 }, promptText);

/** What an agent was told before one call: the bulk of a log. */
function promptText(): string {
  const said = Array.from({ length: 90 }, (_, turn) => ({
    role: turn % 2 === 0 ? "user" : "assistant",
    content: Array.from({ length: 70 }, () => random.pick(syllables) + random.pick(syllables)).join(
      " ",
    ),
  }));
  return JSON.stringify([{ role: "system", content: "policy" }, ...said]);
}

/** The text of a run of tau-bench's airline in HAL's list form, in pieces: always the same for the same plan. */
export function* halText(plan: HalPlan): Generator<string> {
  yield `{"config":${JSON.stringify(config)},"results":{"accuracy":0.5,"total_cost":1.5},"raw_eval_results":{`;
  for (let task = 0; task < plan.tasks; task += 1) {
    yield `${task === 0 ? "" : ","}"${task}":${JSON.stringify(resultOf(task, plan.calls))}`;
  }
  yield '},"raw_logging_results":[';
  let separator = "";
  for (let task = plan.tasks - 1; task >= 0; task -= 1) {
    for (let call = plan.calls - 1; call >= 0; call -= 1) {
      if (call % 2 === 0)
        yield `${separator}${spanText(task, call, true)},${spanText(task, call, false)}`;
      else yield `${separator}${spanText(task, call, false)}`;
      separator = ",";
    }
  }
  yield `],"total_usage":{},"total_cost":1.5,"git_info":{"commit":"${"0".repeat(40)}"}}`;
}

const config = {
  agent_name: "Generated loop",
  benchmark_name: "taubench_airline",
  date: "2026-01-01",
  run_id: "generated_airline",
  agent_args: { model_name: model },
};

function userId(task: number, call: number) {
  return { user_id: `user_${task}_${call}` };
}

function resultOf(task: number, calls: number) {
  const reference = [{ name: "cancel_reservation", kwargs: { reservation_id: `R${task}` } }];
  const own = Array.from({ length: calls - 1 }, (_, call) => {
    return { name: "get_user_details", kwargs: userId(task, call) };
  });
  const end = { name: "transfer_to_human_agents", kwargs: {} };
  return {
    reward: task % 2,
    taken_actions: [...own, end, ...reference],
    task: { actions: reference, outputs: [] },
  };
}

function spanText(task: number, call: number, isInner: boolean): string {
  const id = `${task}-${call}`;
  const usage = { prompt_tokens: 900 + call, completion_tokens: 20 };
  const name = isInner ? "openai.chat.completions.create" : "litellm.completion";
  const time = new Date(Date.UTC(2026, 0, 1) + (task * 100_000 + call) * 1000).toISOString();
  const head = {
    id: isInner ? `${id}.1` : id,
    project_id: "generated/run",
    op_name: `weave:///generated/run/op/${name}:0`,
    parent_id: isInner ? id : null,
    ...{ started_at: time, ended_at: time, weave_task_id: String(task), exception: null },
    output: { id: `chatcmpl-${id}`, model, choices: [{ message: replyOf(task, call) }], usage },
    summary: { usage: { [model]: usage }, weave: { status: "success" } },
  };
  const messages = prompts[(task + call) % prompts.length];
  return `${JSON.stringify(head).slice(0, -1)},"inputs":{"model":"${model}","messages":${messages}}}`;
}

function replyOf(task: number, call: number) {
  const args = JSON.stringify(userId(task, call));
  const called = { name: "get_user_details", arguments: args };
  return { role: "assistant", content: null, tool_calls: [{ function: called }] };
}
