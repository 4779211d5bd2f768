import { seeded } from "../seeded.ts";

export interface ConstructedArchive {
  readonly fileName: string;
  readonly text: string;
}

/** The board that its archives are published on. */
export const constructedSlug = "constructed-thirty-rows";

const [benchmark, taskSet] = ["constructed", "thirty-rows"];
const tasks = Array.from({ length: 50 }, (_, task) => `task-${task + 1}`);
const trials = 4;
const organizations = ["Aster", "Borealis", "Cinder", "Delta", "Ember"];
const efforts = [null, "low", "medium", "high"];

/** Thirty made-up systems in our own format: 200 planned episodes each, some of them unscored, some unpriced. */
export function constructedArchives(): ConstructedArchive[] {
  return Array.from({ length: 30 }, (_, index) => ({
    fileName: `constructed-${index + 1}.jsonl`,
    text: [header(index), ...episodes(index)].map((line) => `${JSON.stringify(line)}\n`).join(""),
  }));
}

function header(index: number) {
  const organization = organizations[index % organizations.length];
  return {
    ...{ assay: "run/1", benchmark, task_set: { name: taskSet, version: "1" } },
    plan: { tasks, trials },
    system: {
      model: `${organization}-${Math.floor(index / organizations.length) + 1}`,
      model_organization: organization,
      agent: index % 3 === 0 ? "planner" : "plain loop",
      reasoning_effort: efforts[index % efforts.length],
      submitting_organization: organization,
    },
    measurement: {
      ...{ scorer: "state-check", scorer_version: "1.2.0", mode: "dual" },
      ...{ user_simulator: "scripted-user 3", reward_basis: "database" },
    },
    dates: { run: `2026-${String(1 + (index % 9)).padStart(2, "0")}-15` },
    price_table: "2026-06",
    notes: { constructed: "Made-up figures, to measure the page." },
  };
}

function episodes(index: number) {
  const random = seeded(index + 1);
  const passRate = 0.3 + index * 0.018;
  const unscoredRate = (index % 4) * 0.012;
  return tasks.flatMap((task) =>
    Array.from({ length: trials }, (_, trial) => {
      const isPriced = index % 5 !== 4;
      const cost = {
        ...(isPriced ? { usd: random.between(800, 9000) / 1e5 } : {}),
        ...{ input_tokens: random.between(4000, 40_000), output_tokens: random.between(300, 3000) },
      };
      if (random.next() < unscoredRate) {
        const end = { signal: "step limit" };
        const score = { value: 0 };
        return { task, trial, execution: "limit", end, scorer: { ran: false }, score, cost };
      }
      const score = { value: random.next() < passRate ? 1 : 0 };
      return { task, trial, execution: "finished", scorer: { ran: true }, score, cost };
    }),
  );
}
