/** An archive as HAL's harness uploads it, of our own making: three airline tasks of one agent. */
const find = { name: "get_user_details", kwargs: { user_id: "ada" } };
const cancel = { name: "cancel_reservation", kwargs: { reservation_id: "R7" } };
const transfer = { name: "transfer_to_human_agents", kwargs: { summary: "cannot be done" } };
const goodbye = { name: "respond", kwargs: { content: "Good bye." } };
const task = { user_id: "ada", instruction: "Cancel R7.", actions: [find, cancel], outputs: [] };

interface Span {
  readonly id: string;
  readonly parent?: string;
  readonly task: string;
  readonly response: string;
  readonly calls: readonly { readonly name: string; readonly kwargs: object }[];
  /** Input tokens; 100 unless told, with 10 of output. */
  readonly tokens?: number;
}

function span({ id, parent, task: taskId, response, calls, tokens = 100 }: Span) {
  const output = tokens === 100 ? 10 : 0;
  const usage = {
    ...{ prompt_tokens: tokens, completion_tokens: output },
    total_tokens: tokens + output,
  };
  const at = `2025-10-20T10:00:0${id.length}+00:00`;
  return {
    ...{ id, project_id: "made/up", op_name: "weave:///made/up/op/litellm.completion:1" },
    ...{ trace_id: "t", parent_id: parent ?? null, started_at: at, ended_at: at },
    attributes: { weave_task_id: taskId },
    inputs: { model: "gpt-4.1-2025-04-14", messages: [{ role: "user", content: "Hello" }] },
    output: {
      ...{ id: response, model: "gpt-4.1-2025-04-14", usage },
      choices: [
        {
          message: {
            role: "assistant",
            content: null,
            tool_calls: calls.map(({ name, kwargs }, index) => ({
              id: `${response}-${index}`,
              type: "function",
              function: { name, arguments: JSON.stringify(kwargs) },
            })),
          },
        },
      ],
    },
    exception: null,
    summary: { usage: { "gpt-4.1-2025-04-14": { requests: 1, ...usage } } },
    weave_task_id: taskId,
    created_timestamp: at,
  };
}

/** Task 0 was scored and holds the reference mid-list, task 1 was never scored, task 2 ended in an error. */
export function halUpload(name: string): string {
  return JSON.stringify({
    config: {
      ...{ agent_name: name, benchmark_name: "taubench_airline", date: "2025-10-20" },
      ...{ run_id: `taubench_airline_${name}`, agent_args: { model_name: "gpt-4.1-2025-04-14" } },
      run_command: "made up",
    },
    results: {
      ...{ accuracy: 0, successful_tasks: [], failed_tasks: ["0", "1", "2"] },
      ...{ total_cost: 0.00084, latencies: {} },
    },
    raw_eval_results: {
      "0": { reward: 0, taken_actions: [find, transfer, find, cancel, goodbye], task },
      "1": { reward: 0, taken_actions: [find, goodbye], task },
      "2": "ERROR: Traceback",
    },
    raw_logging_results: [
      span({ id: "ccc", task: "1", response: "r2", calls: [find] }),
      span({ id: "bb", parent: "a", task: "0", response: "r1", calls: [find, transfer] }),
      span({ id: "a", task: "0", response: "r1", calls: [find, transfer] }),
    ],
    total_usage: { "gpt-4.1-2025-04-14": { prompt_tokens: 300, completion_tokens: 30 } },
    total_cost: 0.00084,
    git_info: { commit: "c0ffee", branch: "main" },
  });
}

/**
 * A run of one task whose bill is so many US dollars at 2 USD a million tokens, its one call written once or twice.
 * Its stated accuracy and cost are as HAL's harness would state them.
 */
export function halBill(name: string, accuracy: number, usd: number, written: 1 | 2): string {
  const tokens = usd * 500_000;
  const once = span({ id: "a", task: "0", response: "r1", calls: [find], tokens });
  const again = span({ id: "bb", parent: "a", task: "0", response: "r1", calls: [find], tokens });
  return JSON.stringify({
    config: {
      ...{ agent_name: name, benchmark_name: "taubench_frontier", date: "2025-10-20" },
      ...{ run_id: `taubench_frontier_${name}`, run_command: "made up" },
      agent_args: { model_name: `${name}-model`, user_model: "gpt-4o" },
    },
    results: { accuracy, successful_tasks: [], failed_tasks: ["0"], total_cost: usd * written },
    raw_eval_results: { "0": { reward: 0, taken_actions: [find, goodbye], task } },
    raw_logging_results: written === 1 ? [once] : [again, once],
    total_usage: {},
    total_cost: usd * written,
    git_info: { commit: "c0ffee", branch: "main" },
  });
}
