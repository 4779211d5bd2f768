import type { ConstructedRun } from "./worked-example.ts";

interface Bill {
  readonly model: string;
  /** How many of the hundred tasks passed. */
  readonly passed: number;
  /** Passes that the harness printed as failed, because its scorer never ran; a replay found them later. */
  readonly recovered?: number;
  /** Of the whole run, each response counted once. */
  readonly onceUsd: number;
  /** How often the log holds each response: the harness bills every span. */
  readonly written: 1 | 2;
}

const tasks = Array.from({ length: 100 }, (_, task) => `${task + 1}`);

/** A at $40 is written twice and billed at $80; B is written once at $60 and was on the frontier by that mistake. */
export function billCountedTwice(): ConstructedRun[] {
  return [
    archive("bill-counted-twice", { model: "Twice A", passed: 58, onceUsd: 40, written: 2 }),
    archive("bill-counted-twice", { model: "Once B", passed: 56, onceUsd: 60, written: 1 }),
  ];
}

/** As archived 3 points for $50 more; with what was recovered, and each call counted once, 8 points for $10 more. */
export function priceOfAPoint(): ConstructedRun[] {
  const dear = { model: "Dear", passed: 58, recovered: 5, onceUsd: 40, written: 2 } as const;
  return [
    archive("price-of-a-point", dear),
    archive("price-of-a-point", { model: "Cheap", passed: 50, onceUsd: 30, written: 1 }),
    archive("price-of-a-point", { model: "Cheapest", passed: 42, onceUsd: 20, written: 2 }),
  ];
}

function archive(name: string, bill: Bill): ConstructedRun {
  const lines = [header(name, bill), ...tasks.map((task, index) => episode(task, index, bill))];
  return {
    fileName: `${name}-${bill.model.toLowerCase().replace(" ", "-")}.jsonl`,
    text: lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
  };
}

function header(name: string, { model, passed, recovered = 0 }: Bill) {
  return {
    ...{ assay: "run/1", benchmark: "worked-example", task_set: { name, version: "1" } },
    plan: { tasks, trials: 1 },
    system: { model, agent: "made up" },
    measurement: {
      ...{ scorer: "constructed", scorer_version: "1", mode: "not_applicable" },
      ...{ user_simulator: "none", reward_basis: "pass or fail" },
    },
    reported: [{ metric: "accuracy", value: (passed - recovered) / 100, unit: "fraction" }],
    notes: { constructed: "Made-up figures: the worked examples of the method page." },
  };
}

function episode(task: string, index: number, { passed, recovered = 0, onceUsd, written }: Bill) {
  const isPassed = index < passed;
  const isRecovered = isPassed && index >= passed - recovered;
  const usd = onceUsd / tasks.length;
  const span = {
    ...{ response_id: `${task}-1`, provider: "made up", role: "agent", model: "made up" },
    ...{ input_tokens: 1000, output_tokens: 100, usd },
  };
  const inner = { span_id: `${task}-b`, parent_span_id: `${task}-a`, ...span };
  return {
    ...{ task, execution: isRecovered ? "limit" : "finished", scorer: { ran: true } },
    score: { value: isPassed ? 1 : 0, ...(isRecovered ? { source: "replayed" } : {}) },
    cost: { usd: usd * written },
    usage: [{ span_id: `${task}-a`, ...span }, ...(written === 2 ? [inner] : [])],
  };
}
