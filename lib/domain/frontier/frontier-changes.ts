import type { FrontierPlace, Standing } from "./frontier.ts";

/** A row whose standing is another one under another scenario. */
export interface StandingChange {
  readonly id: string;
  readonly before: Standing;
  readonly after: Standing;
}

export interface FrontierChanges {
  /** Certain or possible now, and neither before. */
  readonly entered: readonly StandingChange[];
  /** Certain or possible before, off now. */
  readonly left: readonly StandingChange[];
  /** No longer placed, or placed only now: counted, never dropped. */
  readonly unplaced: readonly StandingChange[];
  readonly placed: readonly StandingChange[];
  /** Between certain and possible. */
  readonly shifted: readonly StandingChange[];
}

/**
 * What a change of scenario does to the frontier: which rows enter, leave, cannot be placed any more.
 *
 * @param before,after the same rows in the same order
 * @throws RangeError if the two are not about the same rows
 * @example
 * // A's doubled bill corrected: B was certain and is off, so `left` names B
 */
export function frontierChanges(
  before: readonly FrontierPlace[],
  after: readonly FrontierPlace[],
): FrontierChanges {
  if (before.length !== after.length) throw new RangeError("two frontiers of different rows");
  const changes = after.flatMap(({ id, standing }, index) => {
    const was = before[index];
    if (was?.id !== id) throw new RangeError(`row ${id} is not where it was`);
    return was.standing === standing ? [] : { id, before: was.standing, after: standing };
  });
  const of = (kind: ReturnType<typeof kindOf>) => changes.filter((one) => kindOf(one) === kind);
  return {
    ...{ entered: of("entered"), left: of("left"), unplaced: of("unplaced") },
    ...{ placed: of("placed"), shifted: of("shifted") },
  };
}

function kindOf({ before, after }: StandingChange) {
  if (after === "not_placed") return "unplaced";
  if (before === "not_placed") return "placed";
  if (after === "off") return "left";
  return before === "off" ? "entered" : "shifted";
}
