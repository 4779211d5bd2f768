import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveMember } from "../archive.ts";
import type { JsonElement } from "../json/json-element.ts";
import type { JsonSpan } from "../json/json-span.ts";
import { scanJson } from "../json/scan-json.ts";
import { shapeProblem } from "../json/shape-problem.ts";
import { IndexEntry, Info, Task } from "./schema.ts";
import { type TaskFacts, toTaskFacts } from "./to-task-facts.ts";

export interface IndexedReward {
  readonly reward: number | null;
  readonly source: string;
}

/** A results file without its simulations, whatever the order of its keys. */
export interface Header {
  readonly info: Info | null;
  readonly timestamp: string | null;
  readonly tasks: ReadonlyMap<string, TaskFacts>;
  /** Null when the file has no index; by simulation id. */
  readonly index: ReadonlyMap<string, IndexedReward> | null;
  /** True for every file of v1.0.1 and later, whether or not it lists anything. */
  readonly hasIndexKey: boolean;
  /** The file holds simulations of its own, so it is not the head of a directory form. */
  readonly hasSimulations: boolean;
  /** Where the file's own simulations lie. */
  readonly simulations: readonly JsonSpan[];
  readonly problems: readonly Problem[];
  /** Why the simulations may not be all there are: the scan broke off, or there are too many. */
  readonly brokenOff: Problem | null;
}

const split = ["/tasks", "/simulations", "/simulation_index"];

/** Places that are remembered at most: a file of a few bytes each can hold a hundred million. */
const mostSimulations = 1_000_000;

/** Reads everything but the simulations, which are only passed over, and where each of them lies. */
export async function readHeader(member: ArchiveMember, most = mostSimulations): Promise<Header> {
  const reader = new HeaderReader(`${member.path}#/simulations`, most);
  const want = (pointer: string) => !pointer.startsWith("/simulations/");
  const onPassed = (span: JsonSpan) => reader.takeSimulation(span);
  for await (const item of scanJson(member, { split, want, onPassed })) {
    if (item.kind === "element") reader.take(item.element);
    else reader.takeProblem(item.problem);
  }
  return reader;
}

class HeaderReader implements Header {
  info: Info | null = null;
  timestamp: string | null = null;
  readonly tasks = new Map<string, TaskFacts>();
  index: Map<string, IndexedReward> | null = null;
  hasIndexKey = false;
  hasSimulations = false;
  readonly simulations: JsonSpan[] = [];
  readonly problems: Problem[] = [];
  brokenOff: Problem | null = null;
  private readonly place: string;
  private readonly most: number;

  constructor(place: string, most: number) {
    this.place = place;
    this.most = most;
  }

  take(element: JsonElement): void {
    const [, key, place] = element.pointer.split("/");
    if (place === undefined) this.checkList(key, element);
    if (key === "simulation_index") this.takeIndex(element, place !== undefined);
    else if (key === "tasks" && place !== undefined) this.takeTask(element);
    else if (key === "info") this.takeInfo(element);
    else if (key === "timestamp" && typeof element.value === "string") {
      this.timestamp = element.value;
    }
  }

  takeSimulation(span: JsonSpan): void {
    this.hasSimulations = true;
    if (this.simulations.length < this.most) this.simulations.push(span);
    else this.brokenOff ??= tooMany(this.most, this.place);
  }

  takeProblem(problem: Problem): void {
    if (problem.source.startsWith(`${this.place}/`)) this.hasSimulations = true;
    if (problem.effect === "refused") this.brokenOff = problem;
    else this.problems.push(problem);
  }

  /** A split array arrives by its elements: what arrives whole under its key is none. */
  private checkList(key: string | undefined, { value, source }: JsonElement): void {
    if ((key !== "tasks" && key !== "simulations") || value === null || Array.isArray(value))
      return;
    const message = `${key} must be a list, but this is ${typeof value === "object" ? "an object" : `a ${typeof value}`}: nothing in it was read.`;
    this.problems.push({ code: "malformed_row", effect: "row_lost", source, message });
  }

  private takeInfo({ value, source }: JsonElement): void {
    const parsed = Info.safeParse(value);
    if (parsed.success) this.info = parsed.data;
    else this.problems.push(shapeProblem(parsed.error, source, "note"));
  }

  private takeTask({ value, source }: JsonElement): void {
    const parsed = Task.safeParse(value);
    if (!parsed.success) {
      this.problems.push(shapeProblem(parsed.error, source));
      return;
    }
    const facts = toTaskFacts(parsed.data);
    const seen = this.tasks.get(facts.task);
    if (seen !== undefined && seen.scoringHash !== facts.scoringHash) {
      const message = `Task ${facts.task} stands twice in tasks, with other criteria: the first is taken.`;
      this.problems.push({ code: "contradiction", effect: "note", source, message });
    }
    if (seen === undefined) this.tasks.set(facts.task, facts);
  }

  private takeIndex({ value, source }: JsonElement, isEntry: boolean): void {
    this.hasIndexKey = true;
    if (!isEntry) return;
    this.index ??= new Map();
    const parsed = IndexEntry.safeParse(value);
    if (!parsed.success) this.problems.push(shapeProblem(parsed.error, source, "note"));
    else this.index.set(parsed.data.id, { reward: parsed.data.reward ?? null, source });
  }
}

function tooMany(most: number, source: string): Problem {
  const message = `The file holds more than ${most} simulations: split it.`;
  return { code: "too_large", effect: "refused", source, message };
}
