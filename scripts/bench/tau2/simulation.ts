import { type Seeded, seeded } from "../seeded.ts";
import { called, greeting, spoken, type WrittenMessage } from "./messages.ts";
import { policy } from "./policy.ts";

/** What a simulation weighs on average, as in the harness's own files. */
export const meanSimulationBytes = 37_000;
const headBytes = 1500;
/** A conversation ends with a whole exchange: it stops when the next would lead further from its length. */
const meanExchangeBytes = 7400;
const runStartMs = Date.UTC(2026, 6, 1, 9);

/** One simulation of a results file, always the same for the same task and trial. */
export function simulation(task: number, trial: number): string {
  const random = seeded(task * 1009 + trial * 7919 + 1);
  const wanted = meanSimulationBytes * (0.5 + random.next());
  const startMs = runStartMs + task * 90_000 + trial * 1000;
  const messages = conversation(random, startMs, wanted - headBytes - policy.length);
  const seconds = messages.length * 2.25;
  const head = {
    ...{ id: idOf(random), task_id: String(task), timestamp: localTime(startMs + seconds * 1000) },
    ...{ start_time: localTime(startMs), end_time: localTime(startMs + seconds * 1000) },
    ...{ duration: seconds + random.next(), ...outcome(random) },
    ...{ agent_cost: sumOf(messages, "agent"), user_cost: sumOf(messages, "user") },
  };
  const tail = {
    ...{ ticks: null, trial, seed: 626_729 + trial, mode: "half_duplex" },
    ...{ speech_environment: null, review: null, user_only_review: null, info: null },
    ...{ auth_classification: null, hallucination_retries_used: 0, hallucination_check: null },
    ...{ provider_session_id: null, policy, effect_timeline: null },
  };
  const texts = messages.map(({ json }) => json);
  return `${JSON.stringify(head).slice(0, -1)},"messages":[${texts.join(",")}],${JSON.stringify(tail).slice(1)}`;
}

function conversation(random: Seeded, startMs: number, wantedBytes: number): WrittenMessage[] {
  const turn = (index: number) => ({ random, index, timestamp: localTime(startMs + index * 2250) });
  const messages = [greeting(turn(0))];
  let bytes = 0;
  while (bytes + meanExchangeBytes / 2 < wantedBytes) {
    const next = messages.length;
    const more = [spoken("user", turn(next))];
    const lookups = random.between(0, 2);
    for (let i = 0; i < lookups; i += 1) more.push(...called(turn(next + more.length)));
    more.push(spoken("agent", turn(next + more.length)));
    for (const { json } of more) bytes += Buffer.byteLength(json) + 1;
    messages.push(...more);
  }
  return messages;
}

/** Seven in ten pass; one in thirty stops at the step limit, which the harness writes as a zero. */
function outcome(random: Seeded) {
  if (random.next() < 1 / 30) {
    const info = { note: "Simulation terminated prematurely. Termination reason: max_steps" };
    const checks = { db_check: null, action_checks: null, communicate_checks: null };
    const unscored = { reward: 0, ...checks, reward_basis: null, reward_breakdown: null, info };
    return { termination_reason: "max_steps", reward_info: unscored };
  }
  const passes = random.next() < 0.7 ? 1 : 0;
  return {
    termination_reason: "user_stop",
    reward_info: {
      ...{ reward: passes, db_check: { db_match: passes === 1, db_reward: passes } },
      ...{ env_assertions: [], nl_assertions: null, action_checks: null },
      communicate_checks: [{ info: "327", met: true, justification: "The total was read out." }],
      reward_basis: ["DB", "COMMUNICATE"],
      ...{ reward_breakdown: { DB: passes, COMMUNICATE: 1 }, info: null },
    },
  };
}

function sumOf(messages: readonly WrittenMessage[], side: WrittenMessage["side"]): number {
  const ours = messages.filter((message) => message.side === side);
  return ours.reduce((sum, { costUsd }) => sum + costUsd, 0);
}

function idOf(random: Seeded): string {
  const part = () => random.between(0x1000, 0xffff).toString(16);
  return `${part()}${part()}-${part()}-4000-8000-${part()}${part()}${part()}`;
}

function localTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, -1).padEnd(26, "0");
}
