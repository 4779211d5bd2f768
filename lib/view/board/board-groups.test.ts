import { expect, it } from "vitest";
import { boardOf, boardRunOf, countsOf, measuredBy, runOf } from "../testing.ts";
import { boardGroups } from "./board-groups.ts";

function rowOf(id: string, benchmark: string, mode: "dual" | "unknown") {
  const measurement = { ...measuredBy("m_1", "1"), mode };
  return boardRunOf(runOf({ id, benchmark, measurement, counts: countsOf(1, 1, 0) }));
}

it("ranks no tau2 row whose mode is unknown, not even among its like", () => {
  const rows = [rowOf("r_a", "tau2-bench", "unknown"), rowOf("r_b", "tau2-bench", "unknown")];
  const [group, ...others] = boardGroups(boardOf("m_1"), rows);
  expect(others).toEqual([]);
  expect(group).toMatchObject({ kind: "apart", title: "Not ranked" });
  expect(group?.reasons[0]).toContain("mode unknown");
  expect([...(group?.places.values() ?? [])].map(({ rank }) => rank)).toEqual(["–", "–"]);
});

it("ranks it once the mode is known, and other benchmarks as before", () => {
  for (const row of [rowOf("r_a", "tau2-bench", "dual"), rowOf("r_a", "other", "unknown")]) {
    const [group] = boardGroups(boardOf("m_1"), [row]);
    expect(group?.kind).toBe("ranked");
    expect(group?.places.get("r_a")?.rank).not.toBe("–");
  }
});
