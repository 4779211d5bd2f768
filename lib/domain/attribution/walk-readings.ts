import { type Alignment, pairGain } from "./alignment.ts";
import { type BestReadings, valueAt } from "./best-readings.ts";
import { readingRoles } from "./reading-roles.ts";

/** What the best readings of a list, taken together, say about it. */
export interface Readings {
  /** Bits of `readingRoles` for each archived action. */
  readonly roles: Uint8Array;
  /** A logged call that accounts for the action; -1 when none does. */
  readonly partners: Int32Array;
  /** 1 where a copy of the reference starts in at least one reading. */
  readonly copyStarts: Uint8Array;
  readonly fewestCopies: number;
  readonly mostCopies: number;
}

/** The places in the log that readings reach at one place of the list, each with its copies so far; -1 if none does. */
interface Reached {
  readonly fewest: Int32Array;
  readonly most: Int32Array;
}

interface Walk {
  readonly alignment: Alignment;
  readonly best: BestReadings;
  readonly roles: Uint8Array;
  readonly partners: Int32Array;
  readonly copyStarts: Uint8Array;
  readonly reached: Map<number, Reached>;
}

/** Follows all best readings at once, place by place, so that no reading has to be chosen. */
export function walkReadings(alignment: Alignment, best: BestReadings): Readings {
  const listLength = alignment.archived.exact.length;
  const roles = new Uint8Array(listLength);
  const partners = new Int32Array(listLength).fill(-1);
  const copyStarts = new Uint8Array(listLength);
  const walk = { alignment, best, roles, partners, copyStarts, reached: new Map() };
  reach(walk, 0, 0, { fewest: 0, most: 0 });
  for (let row = 0; row < listLength; row += 1) {
    const here = walk.reached.get(row);
    if (here !== undefined) walkRow(walk, row, here);
    walk.reached.delete(row);
  }
  const end = reachedAt(walk, listLength);
  passUnusedCalls(walk, listLength, end);
  const { fewest: fewestCopies, most: mostCopies } = copiesAt(end, alignment.actors.length);
  return { roles, partners, copyStarts, fewestCopies, mostCopies };
}

function walkRow(walk: Walk, row: number, here: Reached): void {
  passUnusedCalls(walk, row, here);
  const isCopyOnly = walk.best.copyPlaces.has(row);
  for (let column = 0; column < here.fewest.length; column += 1) {
    if (Number(here.fewest[column]) < 0) continue;
    takeCopy(walk, row, column);
    if (isCopyOnly) continue;
    pair(walk, row, column);
    leaveUnexplained(walk, row, column);
  }
}

/** A logged call that no archived action stands for. */
function passUnusedCalls(walk: Walk, row: number, here: Reached): void {
  for (let column = 0; column + 1 < here.fewest.length; column += 1) {
    const isReached = Number(here.fewest[column]) >= 0;
    if (isReached && valueAt(walk.best, row, column + 1) === valueAt(walk.best, row, column)) {
      reach(walk, row, column + 1, copiesAt(here, column));
    }
  }
}

function pair(walk: Walk, row: number, column: number): void {
  const gain = pairGain(walk.alignment, row, column);
  const rest = valueAt(walk.best, row + 1, column + 1);
  if (gain === 0 || rest + gain !== valueAt(walk.best, row, column)) return;
  mark(walk, row, roleOf(walk.alignment.actors[column], gain > 1));
  if (walk.partners[row] === -1) walk.partners[row] = column;
  step(walk, row, column, { row: row + 1, column: column + 1, copies: 0 });
}

function roleOf(actor: Alignment["actors"][number] | undefined, isEqual: boolean): number {
  if (actor === "user") return isEqual ? readingRoles.userCall : readingRoles.changedUserCall;
  return isEqual ? readingRoles.agentCall : readingRoles.changedAgentCall;
}

function leaveUnexplained(walk: Walk, row: number, column: number): void {
  if (valueAt(walk.best, row + 1, column) !== valueAt(walk.best, row, column)) return;
  mark(walk, row, readingRoles.unexplained);
  step(walk, row, column, { row: row + 1, column, copies: 0 });
}

function takeCopy(walk: Walk, row: number, column: number): void {
  const { copyStarts, copyLength } = walk.alignment;
  if (copyStarts[row] !== 1) return;
  const rest = valueAt(walk.best, row + copyLength, column);
  if (rest + copyLength !== valueAt(walk.best, row, column)) return;
  if (walk.copyStarts[row] === 0) markCopy(walk, row);
  step(walk, row, column, { row: row + copyLength, column, copies: 1 });
}

function markCopy(walk: Walk, start: number): void {
  walk.copyStarts[start] = 1;
  for (let offset = 0; offset < walk.alignment.copyLength; offset += 1) {
    mark(walk, start + offset, readingRoles.copy);
  }
}

function mark({ roles }: Walk, row: number, role: number): void {
  roles[row] = Number(roles[row]) | role;
}

interface Step {
  readonly row: number;
  readonly column: number;
  readonly copies: number;
}

function step(walk: Walk, row: number, column: number, to: Step): void {
  const { fewest, most } = copiesAt(reachedAt(walk, row), column);
  reach(walk, to.row, to.column, { fewest: fewest + to.copies, most: most + to.copies });
}

interface CopiesSoFar {
  readonly fewest: number;
  readonly most: number;
}

function copiesAt({ fewest, most }: Reached, column: number): CopiesSoFar {
  return { fewest: Number(fewest[column]), most: Number(most[column]) };
}

function reachedAt({ reached, best }: Walk, row: number): Reached {
  const known = reached.get(row);
  if (known !== undefined) return known;
  const columns = best.width - 1;
  const fresh = {
    fewest: new Int32Array(columns).fill(-1),
    most: new Int32Array(columns).fill(-1),
  };
  reached.set(row, fresh);
  return fresh;
}

function reach(walk: Walk, row: number, column: number, copies: CopiesSoFar): void {
  const { fewest, most } = reachedAt(walk, row);
  const before = Number(fewest[column]);
  fewest[column] = before < 0 ? copies.fewest : Math.min(before, copies.fewest);
  most[column] = Math.max(Number(most[column]), copies.most);
}
