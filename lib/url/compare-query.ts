import { type StratumWeighting, stratumWeightings } from "#lib/domain/compare/task-strata.ts";
import { type TransitionWord, transitionWords } from "#lib/domain/diff/transitions.ts";
import { choiceParam, pageParam, type SearchParams, textParam } from "./search-params.ts";

/** What an address of the compare page says: who is compared, what is assumed, and which part of the tasks is shown. */
export interface CompareQuery {
  /** The run that the others are held against; empty for none. */
  readonly base: string;
  /** The others, one to five of them. */
  readonly runs: readonly string[];
  /** Runs of the address beyond six: named, never compared silently. */
  readonly dropped: number;
  /** Whose pair with the baseline is shown in full; empty for the first. */
  readonly pair: string;
  /** The board to choose runs of; empty for the baseline's own. */
  readonly board: string;
  readonly ignoreRulers: boolean;
  /** Pass rate assumed among the unresolved of the other run, 0 to 1. */
  readonly openRate: number;
  readonly seed: number;
  readonly strata: StratumWeighting;
  /** One cell of the table of outcomes, to which the tasks are narrowed; null for all. */
  readonly cell: OutcomeCell | null;
  readonly page: number;
}

export interface OutcomeCell {
  readonly a: TransitionWord;
  readonly b: TransitionWord;
}

const mostOthers = 5;
const largestSeed = 2 ** 32 - 1;

/** Total: a parameter that makes no sense becomes its default. */
export function parseCompareQuery(params: SearchParams): CompareQuery {
  const named = textParam(params, "base");
  const others = [...new Set(allTexts(params, "run"))].filter((run) => run !== named);
  const [first = "", ...rest] = named === "" ? others : [named, ...others];
  const pair = textParam(params, "pair");
  return {
    base: first,
    runs: rest.slice(0, mostOthers),
    dropped: Math.max(rest.length - mostOthers, 0),
    pair: rest.slice(0, mostOthers).includes(pair) ? pair : "",
    board: textParam(params, "board"),
    ignoreRulers: textParam(params, "ignore") === "1",
    openRate: shareOf(textParam(params, "qb")),
    seed: seedOf(textParam(params, "seed")),
    strata: choiceParam(params, "strata", stratumWeightings, "tasks"),
    cell: cellOf(textParam(params, "outcomes")),
    page: pageParam(params),
  };
}

/** Canonical: keys in one order, defaults left out. */
export function formatCompareQuery(query: CompareQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.board !== "") params.set("board", query.board);
  if (query.base !== "") params.set("base", query.base);
  for (const run of query.runs) params.append("run", run);
  if (query.pair !== "") params.set("pair", query.pair);
  if (query.ignoreRulers) params.set("ignore", "1");
  if (query.openRate !== defaultRate) params.set("qb", String(query.openRate));
  if (query.seed !== defaultSeed) params.set("seed", String(query.seed));
  if (query.strata !== "tasks") params.set("strata", query.strata);
  if (query.cell !== null) params.set("outcomes", `${query.cell.a}_${query.cell.b}`);
  if (query.page !== 1) params.set("page", String(query.page));
  return params;
}

/** The same runs with one of the others as the baseline, and the rest of what depends on the order left out. */
export function swappedQuery(query: CompareQuery, run: string): CompareQuery {
  const runs = query.runs.map((one) => (one === run ? query.base : one));
  return {
    ...query,
    base: run,
    runs,
    pair: query.pair === "" ? "" : query.base,
    cell: null,
    page: 1,
  };
}

const defaultRate = 0.5;
const defaultSeed = 1;

function allTexts(params: SearchParams, name: string): readonly string[] {
  const values = [params[name]].flat();
  return values.flatMap((value) => {
    const text = textParam({ [name]: value }, name);
    return text === "" ? [] : [text];
  });
}

function shareOf(text: string): number {
  const share = Number(text);
  return text !== "" && share >= 0 && share <= 1 ? share : defaultRate;
}

function seedOf(text: string): number {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : defaultSeed;
  return seed <= largestSeed ? seed : defaultSeed;
}

function cellOf(text: string): OutcomeCell | null {
  const [a, b] = text.split("_").map((part) => transitionWords.find((word) => word === part));
  return a === undefined || b === undefined ? null : { a, b };
}
