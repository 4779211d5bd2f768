import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveMember } from "../archive.ts";
import type { JsonElement } from "../json/json-element.ts";
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
  readonly problems: readonly Problem[];
  /** The scan broke off; the pass that reads the simulations says so again. */
  readonly brokenOff: Problem | null;
}

const split = ["/tasks", "/simulations", "/simulation_index"];

/** Reads everything but the simulations, which are only skimmed. */
export async function readHeader(member: ArchiveMember): Promise<Header> {
  const reader = new HeaderReader();
  const want = (pointer: string) =>
    !pointer.startsWith("/simulations/") || pointer === "/simulations/0";
  for await (const item of scanJson(member, { split, want })) {
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
  readonly problems: Problem[] = [];
  brokenOff: Problem | null = null;

  take(element: JsonElement): void {
    const [, key, place] = element.pointer.split("/");
    if (place === undefined) this.checkList(key, element);
    if (key === "simulations") this.hasSimulations ||= place !== undefined;
    else if (key === "simulation_index") this.takeIndex(element, place !== undefined);
    else if (key === "tasks" && place !== undefined) this.takeTask(element);
    else if (key === "info") this.takeInfo(element);
    else if (key === "timestamp" && typeof element.value === "string") {
      this.timestamp = element.value;
    }
  }

  takeProblem(problem: Problem): void {
    const ofSimulations = problem.source.includes("#/simulations/");
    if (ofSimulations) this.hasSimulations = true;
    if (problem.effect === "refused") this.brokenOff = problem;
    else if (!ofSimulations) this.problems.push(problem);
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
