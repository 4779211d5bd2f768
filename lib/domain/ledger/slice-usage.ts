import { type BillSlice, isInSlice } from "./bill-slices.ts";
import type { UsageCall } from "./usage-call.ts";
import { type UsageGroup, usageGroups } from "./usage-group.ts";

/** The usage of some spans that falls in one slice. */
export interface SliceUsage {
  readonly events: readonly UsageCall[];
  readonly groups: readonly UsageGroup[];
}

/** Cuts counted spans into slices; a span that names several models is in the slice of each. */
export function slicer(counted: readonly UsageCall[]): (slice: BillSlice) => SliceUsage {
  const groups = usageGroups(counted);
  return (slice) => ({
    groups: groups.filter((group) => isInSlice(slice, group)),
    events: counted.filter(({ role, usages }) =>
      usages.some(({ model }) => isInSlice(slice, { role, model })),
    ),
  });
}
