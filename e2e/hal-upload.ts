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
}

function span({ id, parent, task: taskId, response, calls }: Span) {
  const usage = { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 };
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
