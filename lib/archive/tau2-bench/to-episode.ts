import { hash } from "node:crypto";
import { terminationWord } from "#lib/domain/benchmarks/tau2-bench.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { EpisodeRecord } from "#lib/domain/record.ts";
import { trajectoryDigest } from "#lib/identity/trajectory-digest.ts";
import type { AdapterOptions, Reading } from "../adapter.ts";
import type { JsonElement } from "../json/json-element.ts";
import { shapeProblem } from "../json/shape-problem.ts";
import { indexProblem } from "./index-problem.ts";
import { declaredTrials } from "./plan-of.ts";
import { readMessages } from "./read-messages.ts";
import { Simulation, SimulationKey } from "./schema.ts";
import type { SurveyedFile } from "./survey-file.ts";
import { toCosts } from "./to-costs.ts";
import { toEvents } from "./to-events.ts";
import type { FileRuns } from "./to-runs.ts";
import { toScore } from "./to-score.ts";
import { toTrajectory } from "./to-trajectory.ts";

interface EpisodeOptions extends Pick<FileRuns, "refOf">, Pick<AdapterOptions, "traces"> {}

/** The readings of one simulation: an episode, its problems, or both. */
export function toEpisode(
  element: JsonElement,
  file: SurveyedFile,
  { refOf, traces }: EpisodeOptions,
): Reading[] {
  const simulation = Simulation.safeParse(element.value);
  const key = simulation.success ? simulation : SimulationKey.safeParse(element.value);
  if (!key.success) return [problemReading(shapeProblem(key.error, element.source))];
  const trial = trialOf(key.data.trial ?? null, file);
  if (trial === null) return [problemReading(noTrial(element.source))];
  const task = String(key.data.task_id);
  const identity = {
    run: refOf(task),
    task,
    trial,
    nativeId: key.data.id ?? null,
    source: element.source,
    contentDigest: hash("sha256", element.bytes),
  };
  if (!simulation.success) {
    const problem = shapeProblem(simulation.error, element.source, "score_lost");
    return [problemReading(problem), episodeReading({ ...identity, ...unreadable(problem) })];
  }
  return readSimulation(simulation.data, element, { header: file.header, traces }, identity);
}

/** A file of one trial may leave the number out; in any other the row cannot be placed. */
function trialOf(trial: number | null, { header }: SurveyedFile): number | null {
  if (trial !== null) return trial;
  const declared = declaredTrials(header.info);
  return declared === null || declared === 1 ? 0 : null;
}

type Identity = Pick<
  EpisodeRecord,
  "run" | "task" | "trial" | "nativeId" | "source" | "contentDigest"
>;

function readSimulation(
  simulation: Simulation,
  element: JsonElement,
  { header, traces }: Pick<SurveyedFile, "header"> & Pick<AdapterOptions, "traces">,
  identity: Identity,
): Reading[] {
  const messages = readMessages(simulation.messages);
  const facts = header.tasks.get(identity.task);
  const word = simulation.termination_reason ?? null;
  const { score, problem } = toScore(simulation, element, facts?.hasCriteria ?? null);
  const models = {
    agent: header.info?.agent_info?.llm ?? null,
    user: header.info?.user_info?.llm ?? null,
  };
  const problems = [
    problem,
    unknownWord(word, element.source),
    indexProblem(simulation, element.source, header.index),
  ].filter((found) => found !== null);
  const episode = {
    ...identity,
    execution: executionOf(word),
    terminationWord: word,
    startedAt: simulation.start_time ?? null,
    endedAt: simulation.end_time ?? null,
    score,
    costs: toCosts(simulation, messages, models),
    trajectoryDigest: trajectoryDigest(toTrajectory(messages)),
    events: traces ? toEvents(simulation, messages, facts?.reference ?? []) : [],
  };
  return [...problems.map(problemReading), episodeReading(episode)];
}

function executionOf(word: string | null): EpisodeRecord["execution"] {
  if (word === null) return "unknown";
  return terminationWord(word)?.execution ?? "unknown";
}

function unreadable({ message, source }: Problem): Omit<EpisodeRecord, keyof Identity> {
  return {
    execution: "unknown",
    terminationWord: null,
    startedAt: null,
    endedAt: null,
    score: {
      status: "invalid",
      reason: "parse_failed",
      value: null,
      archivedValue: null,
      reportedStatus: null,
      scoreSource: "archived",
      evidence: [{ text: message, source }],
    },
    costs: [],
    events: [],
  };
}

function noTrial(source: string): Problem {
  const message =
    "This simulation has no trial number although the run has several trials: it cannot be counted.";
  return { code: "malformed_row", effect: "row_lost", source, message };
}

function unknownWord(word: string | null, source: string): Problem | null {
  if (word === null || terminationWord(word) !== null) return null;
  const message = `The termination word ${JSON.stringify(word)} is none of the harness's: it is kept as it stands.`;
  return { code: "unknown_word", effect: "note", source: `${source}/termination_reason`, message };
}

function problemReading(problem: Problem): Reading {
  return { kind: "problem", problem };
}

function episodeReading(episode: EpisodeRecord): Reading {
  return { kind: "episode", episode };
}
