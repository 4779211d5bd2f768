import { orderIdentified } from "#lib/domain/compare/difference.ts";
import { counted } from "../words/format.ts";
import { formatPoints } from "../words/format-points.ts";
import { againstBase } from "./compare-grid.ts";
import type { CompareSide } from "./compare-side.ts";

/** What the page says while it compares nobody. */
export function nothingCompared(base: string, apart: number): string {
  if (base === "") return "Choose a board, and two to six of its runs.";
  if (apart === 0) return "Choose a run to hold against this one.";
  return "None of these runs is held against the baseline; why not stands below.";
}

/** What a comparison finds, in one sentence. */
export function compareFinding(sides: readonly CompareSide[], tasks: number): string {
  const [a, b, ...more] = sides;
  if (a === undefined || b === undefined) return "There are no two runs to compare.";
  if (tasks === 0) return "No task is planned by all of these runs, so nothing can be compared.";
  return more.length === 0 ? pairFinding(a, b, tasks) : gridFinding(sides, tasks);
}

function pairFinding(a: CompareSide, b: CompareSide, tasks: number): string {
  const [, other] = againstBase([b, a], "episode");
  const difference = other?.difference ?? null;
  if (difference === null) return "There is nothing to compare.";
  const { low, high } = difference;
  const points = `${formatPoints(low, high)} points`;
  const open = `with ${openOf(a)} and ${openOf(b)} unresolved`;
  const on = `on ${counted(tasks, "common task")}`;
  if (low === 0 && high === 0) return `A and B tie ${on}, and nothing is unresolved.`;
  if (!orderIdentified(difference)) {
    return `Order not identified: ${on}, ${open}, A − B can be anything from ${points}.`;
  }
  const [first, second] = low > 0 ? ["A", "B"] : ["B", "A"];
  const whatever = a.unresolved + b.unresolved === 0 ? "" : ", whatever the unresolved would give";
  return `${first} scores higher than ${second} ${on}${whatever}: A − B is ${points}, ${open}.`;
}

function openOf({ letter, unresolved, sum }: CompareSide): string {
  return `${unresolved} of ${letter}'s ${sum.planned}`;
}

function gridFinding(sides: readonly CompareSide[], tasks: number): string {
  const differences = againstBase(sides, "episode").flatMap(({ difference }) => difference ?? []);
  const settled = differences.filter(orderIdentified).length;
  const of = `${settled} of ${counted(differences.length, "order")} against the baseline`;
  const open = settled === differences.length ? "" : "; order not identified for the rest";
  return `${of} ${settled === 1 ? "is" : "are"} identified on ${counted(tasks, "common task")}${open}.`;
}
