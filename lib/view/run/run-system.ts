import type { RunSummary } from "#lib/domain/run-summary.ts";

/** A run's system as two lines: the model, and what else the archive says of it. Unknown stays unknown. */
export interface RunSystem {
  readonly model: string | null;
  readonly others: readonly string[];
}

export function runSystem({ system }: Pick<RunSummary, "system">): RunSystem {
  const agent = [system.agent, system.agentVersion].filter((part) => part !== null).join(" ");
  const organization = system.submittingOrganization ?? system.modelOrganization;
  return {
    model: system.model,
    others: [
      agent === "" ? "agent unknown" : agent,
      ...(organization === null ? [] : [organization]),
      ...(system.reasoningEffort === null ? [] : [`reasoning ${system.reasoningEffort}`]),
    ],
  };
}
