import { describe, expect, it } from "vitest";
import { scoreOf } from "./testing.ts";
import { unresolvedKinds } from "./unresolved-kinds.ts";

describe("unresolvedKinds", () => {
  it("counts each kind on both sides, the largest first", () => {
    const lost = { status: "missing", reason: "not_in_archive" } as const;
    const zero = { status: "unscored", reason: "policy_zero" } as const;
    const a = [scoreOf("1", null, lost), scoreOf("2", null), scoreOf("3", 0)];
    const b = [scoreOf("1", null, zero), scoreOf("2", null), scoreOf("3", null)];

    expect(unresolvedKinds(a, b)).toEqual([
      { status: "unscored", reason: "scorer_not_triggered", a: 1, b: 2 },
      { status: "missing", reason: "not_in_archive", a: 1, b: 0 },
      { status: "unscored", reason: "policy_zero", a: 0, b: 1 },
    ]);
  });

  it("has none where all is scored", () => {
    expect(unresolvedKinds([scoreOf("1", 0)], [scoreOf("1", 1)])).toEqual([]);
  });
});
