import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { criteriaChanges } from "./criteria-change.ts";
import { type ScoringFields, scoringFields } from "./scoring-fields.ts";

const pay = { name: "pay", arguments: { amount: 50 }, compare_args: null };
const look = { name: "look", arguments: {}, compare_args: null };
const ofBasis = (...basis: string[]) => ({ reward_basis: basis });

function moved(
  before: ScoringFields,
  after: ScoringFields,
): readonly (readonly [string, boolean])[] {
  return criteriaChanges(before, after).map(({ field, movesReward }) => [field, movesReward]);
}

describe("criteriaChanges", () => {
  it("shows which entries went and came, each as often as it stands there", () => {
    const [change] = criteriaChanges({ actions: [look, look, pay] }, { actions: [look] });
    expect(change).toEqual({
      field: "actions",
      removed: [look, pay],
      added: [],
      movesReward: true,
    });
  });

  it("lets a reference without its writes move a reward where the database is the basis, also by default", () => {
    expect(moved({ actions: [look, pay] }, { actions: [look] })).toEqual([["actions", true]]);
    const asserted = ofBasis("ENV_ASSERTION");
    expect(moved({ ...asserted, actions: [pay] }, { ...asserted, actions: [] })).toEqual([
      ["actions", false],
    ]);
  });

  it("lets the way arguments are compared move a reward only where actions are the basis", () => {
    const [before, after] = [{ actions: [pay] }, { actions: [{ ...pay, compare_args: [] }] }];
    expect(moved(before, after)).toEqual([["actions", false]]);
    const basis = ofBasis("ACTION");
    expect(moved({ ...before, ...basis }, { ...after, ...basis })).toEqual([["actions", true]]);
  });

  it("lets words and assertions move a reward only where they are the basis", () => {
    const of = (word: string) => ({
      communicate_info: [word],
      nl_assertions: [word],
      env_assertions: [word],
    });
    expect(moved(of("44"), of("1786"))).toEqual([
      ["communicate_info", true],
      ["env_assertions", false],
      ["nl_assertions", false],
    ]);
    const basis = ofBasis("NL_ASSERTION", "ENV_ASSERTION");
    expect(moved({ ...of("44"), ...basis }, { ...of("1786"), ...basis })).toEqual([
      ["communicate_info", false],
      ["env_assertions", true],
      ["nl_assertions", true],
    ]);
  });

  it("takes the default basis written out for no change of reward, another basis for one", () => {
    expect(moved({}, ofBasis("COMMUNICATE", "DB"))).toEqual([["reward_basis", false]]);
    expect(moved({}, ofBasis("DB"))).toEqual([["reward_basis", true]]);
  });

  it("takes a field nobody knows for one that moves a reward", () => {
    expect(moved({ initial_state: { a: 1 } }, {})).toEqual([["initial_state", true]]);
  });

  it("sees another order of the same calls", () => {
    const [change] = criteriaChanges({ actions: [look, pay] }, { actions: [pay, look] });
    expect(change).toMatchObject({ removed: [look, pay], added: [pay, look], movesReward: true });
  });

  it("takes text for a call that is none", () => {
    expect(moved({ actions: ["a", null, [1]] }, { actions: ["b"] })).toEqual([["actions", true]]);
  });

  it("finds nothing between equal criteria, and the same fields in both directions", () => {
    const fields = fc.dictionary(
      fc.constantFrom("actions", "communicate_info", "nl_assertions"),
      fc.array(fc.constantFrom("a", "b", "c")),
    );
    fc.assert(
      fc.property(fields, fields, (a, b) => {
        expect(criteriaChanges(a, a)).toEqual([]);
        expect(moved(a, b)).toEqual(moved(b, a));
      }),
    );
  });
});

describe("scoringFields", () => {
  it("stands a task's criteria beside its initial state, and leaves out what says nothing", () => {
    const criteria = { actions: [pay], nl_assertions: null };
    expect(scoringFields({ evaluation_criteria: criteria, initial_state: null })).toEqual({
      actions: [pay],
    });
    expect(scoringFields({ evaluation_criteria: null, initial_state: [] })).toEqual({
      initial_state: [],
    });
    expect(scoringFields({ actions: [], outputs: ["7"] })).toEqual({ actions: [], outputs: ["7"] });
  });
});
