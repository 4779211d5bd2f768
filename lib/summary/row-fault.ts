import { Buffer } from "node:buffer";
import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import type { ModelUsage, UsageCall } from "#lib/domain/ledger/usage-call.ts";
import type { Problem, ProblemCode } from "#lib/domain/problem.ts";
import type { EpisodeRecord, ReportedFigure, RunRecord } from "#lib/domain/record.ts";

/** NUL and halves of surrogate pairs are legal in JSON texts and impossible in a database's UTF-8. */
const unstorable = /[\0\p{Surrogate}]/u;

const taskLimitBytes = 1024;
/** Benchmark and task set become a board's address. */
const boardNameLimitBytes = 256;
const rowTextLimit = 1024 * 1024;
const spanTextLimit = 64 * 1024;
const largestTrial = 2 ** 31 - 1;
const largestAmount = 1e15;

/** Why an episode cannot be kept as it stands: it is refused rather than changed or cut. Null when it can. */
export function episodeFault(episode: Omit<EpisodeRecord, "events">): Problem | null {
  const { task, trial, source, costs } = episode;
  const text = textOf(episode);
  if (text.unstorable) return fault("wrong_encoding", source, unstorableMessage);
  if (bytesOf(task) > taskLimitBytes) return tooLong("task id", taskLimitBytes, source);
  if (text.length > rowTextLimit) {
    const message = `This row holds ${text.length} characters beside its trace; at most ${rowTextLimit} are kept: shorten its evidence and values.`;
    return fault("element_too_large", source, message);
  }
  if (trial > largestTrial) {
    const message = `The trial number ${trial} is larger than ${largestTrial}: number trials from 0.`;
    return fault("value_out_of_range", source, message);
  }
  if (costs.some(isAbsurd)) {
    const message = `A cost or a number of tokens is larger than ${largestAmount}: no run can have used it.`;
    return fault("value_out_of_range", source, message);
  }
  return null;
}

/** Why a run cannot be kept as it stands, and with it the whole archive; null when it can. */
export function runFault(run: RunRecord): Problem | null {
  const { source, benchmark, taskSet, tasks, plan } = run;
  const text = textOf(run);
  const named = [...tasks.map(({ task }) => task), ...("tasks" in plan ? plan.tasks : [])];
  const found =
    (text.unstorable ? fault("wrong_encoding", source, unstorableMessage) : null) ??
    ([benchmark, taskSet.name].some((name) => bytesOf(name) > boardNameLimitBytes)
      ? tooLong("name of a benchmark or task set", boardNameLimitBytes, source)
      : null) ??
    (named.some((task) => bytesOf(task) > taskLimitBytes)
      ? tooLong("task id", taskLimitBytes, source)
      : null);
  return found === null ? null : { ...found, effect: "refused" };
}

/** Why a figure cannot be kept as it stands; null when it can. A cost below zero would win every comparison. */
export function figureFault(figure: ReportedFigure): Problem | null {
  const { source, metric, value } = figure;
  if (textOf(figure).unstorable) return fault("wrong_encoding", source, unstorableMessage);
  const most = mostOf(figure);
  const isSound = value === null || most === null || (Number(value) >= 0 && Number(value) <= most);
  if (isSound) return null;
  const message = `The reported ${metric.slice(0, 80)} is ${value.slice(0, 80)}, which is not between 0 and ${most}: it is not believed.`;
  return { code: "value_out_of_range", effect: "score_lost", source, message };
}

/** Figures that rows are ranked by; any other share is shown and ranks nothing. */
const rankedShare = /^(?:accuracy|pass_(?:hat|at)_\d+)$/;

/** What a figure can come to at most; null where that is not known. */
function mostOf({ metric, unit }: ReportedFigure): number | null {
  if (unit === "usd") return largestAmount;
  if (!rankedShare.test(metric)) return null;
  if (unit === "percent") return 100;
  return unit === "fraction" ? 1 : null;
}

/** Why a span of the model-call log cannot be kept as it stands; null when it can. */
export function callFault(call: UsageCall): Problem | null {
  const { source, trial, attempt, usages, recordedUsd } = call;
  const text = textOf(call);
  if (text.unstorable) return fault("wrong_encoding", source, unstorableMessage);
  if (text.length > spanTextLimit || bytesOf(call.task) > taskLimitBytes) {
    const message = `A span holds more than ${spanTextLimit} characters of names and ids, or a task id of more than ${taskLimitBytes} bytes.`;
    return fault("element_too_large", source, message);
  }
  const counts = [trial, attempt].filter((count) => count !== null);
  const amounts = [recordedUsd, ...usages.flatMap(tokensOf)].filter((amount) => amount !== null);
  const isSound =
    counts.every((count) => Number.isInteger(count) && Math.abs(count) <= largestTrial) &&
    amounts.every((amount) => amount >= 0 && amount <= largestAmount);
  return isSound
    ? null
    : fault("value_out_of_range", source, "A number of this span is below zero or beyond reason.");
}

function tokensOf(usage: ModelUsage): readonly (number | null)[] {
  const { inputTokens, outputTokens, cachedInputTokens, cacheWriteTokens } = usage;
  return [inputTokens, outputTokens, cachedInputTokens, cacheWriteTokens];
}

const unstorableMessage =
  "A name, id or status word here holds a NUL character or half of a surrogate pair, which cannot be stored without changing it: remove it and upload again.";

function fault(code: ProblemCode, source: string, message: string): Problem {
  return { code, effect: "row_lost", source, message };
}

function tooLong(what: string, limitBytes: number, source: string): Problem {
  return fault("element_too_large", source, `A ${what} here is longer than ${limitBytes} bytes.`);
}

function bytesOf(text: string | null): number {
  return text === null ? 0 : Buffer.byteLength(text);
}

function isAbsurd({ usd, archivedUsd, usdKnown, inputTokens, outputTokens }: EpisodeCost): boolean {
  return [usd, archivedUsd, usdKnown, inputTokens, outputTokens].some(
    (amount) => amount !== null && Math.abs(amount) > largestAmount,
  );
}

/** All texts of a record: their length together, and whether a database could not hold one. */
function textOf(record: object): { readonly length: number; readonly unstorable: boolean } {
  const texts = textsOf(record);
  return {
    length: texts.reduce((sum, text) => sum + text.length, 0),
    unstorable: texts.some((text) => unstorable.test(text)),
  };
}

function textsOf(record: object): readonly string[] {
  const texts: string[] = [];
  const pending: unknown[] = [record];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "object" && value !== null) {
      for (const inner of Object.values(value)) pending.push(inner);
    }
  }
  return texts;
}
