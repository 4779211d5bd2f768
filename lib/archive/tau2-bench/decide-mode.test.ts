import { describe, expect, it } from "vitest";
import { decideMode } from "./decide-mode.ts";
import type { ModeEvidence } from "./mode-evidence.ts";

const nothing: ModeEvidence = {
  simulations: 0,
  userSeenAt: null,
  agentCalls: 0,
  userToolsCalledByAgent: new Set(),
  agentStops: 0,
  userStops: 0,
  simulationsWithUserCost: 0,
  keys: new Set(),
};
const alone: ModeEvidence = {
  ...nothing,
  simulations: 2,
  agentCalls: 4,
  userToolsCalledByAgent: new Set(["toggle_roaming"]),
  agentStops: 2,
};
const withUser: ModeEvidence = { ...nothing, simulations: 2, userSeenAt: "r.json#/simulations/0" };
const custom = { agent: "my_agent", user: "user_simulator", file: "results.json" };
const official = { agent: "llm_agent_solo_gt", user: "dummy_user", file: "results.json" };

function decide(evidence: ModeEvidence, names: typeof custom) {
  return decideMode(evidence, names, "r.json#/info");
}

describe("decideMode", () => {
  it.each([
    ["what happened", alone, custom, "solo"],
    ["what happened, whatever the names", withUser, custom, "dual"],
    ["the messages of a ground-truth solo agent", alone, official, "solo"],
  ])("takes the mode from %s", (_, evidence, names, mode) => {
    const decided = decide(evidence, names);
    expect(decided.mode).toBe(mode);
    expect(decided.problem).toBeNull();
  });

  it.each(["llm_agent_solo", "llm_agent_solo_gt"])("never reads %s as dual", (agent) => {
    for (const evidence of [nothing, alone, withUser]) {
      for (const user of ["dummy_user", "user_simulator"]) {
        expect(decide(evidence, { ...official, agent, user }).mode).not.toBe("dual");
      }
    }
    const decided = decide(withUser, { ...official, agent });
    expect(decided.mode).toBeNull();
    expect(decided.because).toContain("mode_unknown");
  });

  it.each([
    ["an agent of one's own", { ...custom, agent: "my-solo-agent" }],
    ["a file", { ...custom, file: "telecom_solo_1trial.json" }],
    ["the harness's own agent", { ...custom, agent: "llm_agent_solo" }],
  ])("shows the name of %s as a guess and makes no mode of it", (_, names) => {
    const decided = decide(nothing, names);
    expect(decided.mode).toBeNull();
    expect(decided.problem).toMatchObject({ code: "name_only_mode", effect: "note" });
    expect(decided.problem?.message).toContain("Its name suggests solo");
    expect(decided.problem?.message).toContain("names are no evidence");
  });

  it("keeps to the messages where a name of one's own contradicts them", () => {
    const decided = decide(withUser, { ...custom, agent: "my_solo_agent" });
    expect(decided.mode).toBe("dual");
    expect(decided.problem?.message).toContain("names are no evidence");
  });

  it("hears no solo in a word that holds it by chance", () => {
    expect(decide(nothing, { ...custom, agent: "absolon_agent" }).problem).toBeNull();
  });
});
