import { type Transitions, transitionsOf } from "../diff/transitions.ts";

type PassOrFail = "pass" | "fail";

/** One episode under the old rule on both records, and under the new rule. Null: that cell could not be computed. */
export interface MigratedEpisode {
  readonly id: string;
  readonly oldRuleOldRecord: PassOrFail | null;
  readonly oldRuleMigrated: PassOrFail | null;
  readonly newRuleMigrated: PassOrFail | null;
}

export interface MigrationCheck {
  /** Ids by what the old rule says of the two records. */
  readonly agreed: readonly string[];
  readonly disagreed: readonly string[];
  readonly unknown: readonly string[];
  /** What the new rule changed, over agreed episodes with a new result: nothing else is the rule's change. */
  readonly ruleChange: Transitions;
  /** Agreed episodes that the new rule gave no result. */
  readonly notRescored: readonly string[];
}

/**
 * Keeps a migration apart from a change of rule (measurement.md 11): the old rule must say the same of the old and
 * of the migrated record before the new rule's difference is the rule's. Who failed is listed by id, never dropped.
 */
export function migrationCheck(episodes: readonly MigratedEpisode[]): MigrationCheck {
  const agreed = episodes.filter((episode) => stepOne(episode) === "agreed");
  const rescored = agreed.flatMap(({ oldRuleMigrated: before, newRuleMigrated: after }) =>
    before === null || after === null ? [] : [{ before, after }],
  );
  const idsOf = (step: StepOne) =>
    episodes.filter((episode) => stepOne(episode) === step).map(({ id }) => id);
  return {
    agreed: agreed.map(({ id }) => id),
    disagreed: idsOf("disagreed"),
    unknown: idsOf("unknown"),
    ruleChange: transitionsOf(rescored),
    notRescored: agreed.filter((one) => one.newRuleMigrated === null).map(({ id }) => id),
  };
}

type StepOne = "agreed" | "disagreed" | "unknown";

function stepOne({ oldRuleOldRecord: old, oldRuleMigrated: migrated }: MigratedEpisode): StepOne {
  if (old === null || migrated === null) return "unknown";
  return old === migrated ? "agreed" : "disagreed";
}
