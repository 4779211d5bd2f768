import { policy } from "./policy.ts";

/** What a results file says of the whole run. */
export function runInfo(trials: number): string {
  const temperature = { temperature: 0 };
  return JSON.stringify({
    ...{ git_commit: "0123456789abcdef0123456789abcdef01234567", num_trials: trials },
    ...{ max_steps: 200, max_errors: 10 },
    user_info: {
      ...{ implementation: "user_simulator", llm: "gpt-4.1", llm_args: temperature },
      ...{ global_simulation_guidelines: "Stay in your role.", voice_settings: null },
      persona_config: null,
    },
    agent_info: {
      ...{ implementation: "llm_agent", llm: "generated-model", llm_args: temperature },
      voice_settings: null,
    },
    environment_info: { domain_name: "airline", policy, tool_defs: null },
    ...{ seed: 300, text_streaming_config: null, speech_complexity: null },
    ...{ audio_native_config: null, retrieval_config: null, retrieval_config_kwargs: null },
  });
}

/** One task with its criteria. */
export function taskText(task: number): string {
  const user = `user_${1000 + task}`;
  return JSON.stringify({
    id: String(task),
    description: { purpose: "Move one flight.", relevant_policies: null, notes: null },
    user_scenario: {
      persona: null,
      instructions: {
        domain: "airline",
        reason_for_call: "You want to move your return flight to Sunday and add one bag.",
        known_info: `Your user id is ${user}.`,
        unknown_info: "You do not remember the reservation's number.",
        task_instructions: "Accept at most 150 dollars; ask for the total before you agree.",
      },
    },
    ...{ ticket: null, initial_state: null },
    evaluation_criteria: {
      actions: [
        {
          ...{ action_id: `${task}_0`, requestor: "assistant", name: "get_user_details" },
          ...{ arguments: { user_id: user }, info: null, compare_args: null },
        },
        {
          ...{ action_id: `${task}_1`, requestor: "assistant" },
          name: "update_reservation_flights",
          arguments: { reservation_id: `R${10_000 + task}`, cabin: "economy" },
          ...{ info: null, compare_args: null },
        },
      ],
      ...{ env_assertions: null, communicate_info: ["327"], nl_assertions: null },
      reward_basis: ["DB", "COMMUNICATE"],
    },
    ...{ issues: null, required_documents: null, user_tools: null },
  });
}
