import { compareCodePoints } from "../order/compare-code-points.ts";
import { type CostRole, costRoles } from "./cost.ts";
import type { UsageCall } from "./usage-call.ts";

/** Whose usage of which model; null is every model. */
export interface BillSlice {
  readonly role: CostRole;
  readonly model: string | null;
}

/** Everybody's bill, then each role's, each model's, and each model's within a role. */
export function billSlices(calls: readonly UsageCall[]): readonly BillSlice[] {
  const roles = costRoles.filter((role) => calls.some((call) => call.role === role));
  return [
    { role: "all", model: null },
    ...roles.map((role) => ({ role, model: null })),
    ...modelSlices("all", calls),
    ...roles.flatMap((role) =>
      modelSlices(
        role,
        calls.filter((call) => call.role === role),
      ),
    ),
  ];
}

/** Whether something of this role and model is in the slice. */
export function isInSlice(
  slice: BillSlice,
  { role, model }: { readonly role: CostRole; readonly model: string | null },
): boolean {
  return (slice.role === "all" || slice.role === role) && isOfModel(slice, model);
}

function isOfModel(slice: BillSlice, model: string | null): boolean {
  return slice.model === null || slice.model === model;
}

function modelSlices(role: CostRole, calls: readonly UsageCall[]): readonly BillSlice[] {
  const models = new Set(calls.flatMap(({ usages }) => usages.map(({ model }) => model)));
  return [...models].toSorted(compareCodePoints).map((model) => ({ role, model }));
}
