import type { CostBasis } from "../ledger/cost.ts";

/** The names of a system that a correction may change; its key and its id stay. */
export const relabelledNames = [
  "model",
  "modelOrganization",
  "agent",
  "agentVersion",
  "reasoningEffort",
  "submittingOrganization",
] as const;
export type RelabelledName = (typeof relabelledNames)[number];

/** What a correction changes beyond what its kind and its target say. */
export type CorrectionChange =
  /** Of a cost re-basis: the basis that counts as the row's cost from now on. */
  | { readonly kind: "cost_basis"; readonly basis: CostBasis }
  /** Of a relabel: the new names; null says that the name is not known. */
  | {
      readonly kind: "names";
      readonly names: Readonly<Partial<Record<RelabelledName, string | null>>>;
    }
  /** Of a known defect of a task: its episodes are excluded, too. */
  | { readonly kind: "excludes_episodes" }
  /** Of a reply or a dispute: the correction that it answers. */
  | { readonly kind: "answers"; readonly correction: string };
