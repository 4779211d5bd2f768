import { tau2Bench } from "#lib/domain/benchmarks/tau2-bench.ts";
import { scoringContent } from "#lib/identity/scoring-content.ts";
import { Criteria, type Task, TaskDomain } from "./schema.ts";

export interface ReferenceCall {
  readonly name: string;
  /** Whose call the reference says it is. */
  readonly requestor: string | null;
  readonly argumentsJson: string | null;
}

/** What is kept of a task while its simulations stream by. */
export interface TaskFacts {
  readonly task: string;
  /** The domain its instructions name; null where they are plain text. */
  readonly domain: string | null;
  readonly scoringHash: string;
  /** What was hashed; absent where it is too large to be kept. */
  readonly scoring?: string;
  readonly hasCriteria: boolean;
  /** What the reward multiplies, sorted: `COMMUNICATE+DB`. Null without readable criteria. */
  readonly rewardBasis: string | null;
  readonly reference: readonly ReferenceCall[];
  readonly emptyReference: boolean | null;
}

/** The scoring facts of a task; the instruction text stays out of its hash. */
export function toTaskFacts(task: Task): TaskFacts {
  const { evaluation_criteria: archived = null, initial_state = null } = task;
  const criteria = Criteria.safeParse(archived);
  const read = criteria.success ? criteria.data : null;
  const scenario = TaskDomain.safeParse(task.user_scenario);
  return {
    task: String(task.id),
    domain: scenario.success ? scenario.data.instructions.domain : null,
    ...scoringContent({ evaluation_criteria: archived, initial_state }),
    hasCriteria: archived !== null,
    rewardBasis: read === null ? null : basisOf(read),
    reference: read === null ? [] : referenceOf(read),
    emptyReference: read === null ? null : referenceOf(read).length === 0,
  };
}

function basisOf({ reward_basis: basis }: Criteria): string {
  return (basis ?? tau2Bench.defaultRewardBasis).toSorted().join("+");
}

function referenceOf({ actions }: Criteria): ReferenceCall[] {
  return (actions ?? []).map(({ name, requestor = null, arguments: given }) => ({
    name,
    requestor,
    argumentsJson: given === undefined ? null : JSON.stringify(given),
  }));
}
