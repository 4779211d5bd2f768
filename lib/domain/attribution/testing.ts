import type { ActionCall } from "./action-call.ts";
import { agentByName } from "./agent-by-name.ts";
import type { Actor } from "./attribution.ts";
import type { AttributionInput } from "./attribution-input.ts";
import type { LoggedCall } from "./logged-call.ts";
import type { Span } from "./span.ts";

/** A call written short: `book:1` has a number for its argument, `fly:[1]` a list, `stop` none. */
function callOf(short: string, source = short): ActionCall {
  const [name = short, value] = short.split(":");
  return { name, argumentsJson: value === undefined ? "{}" : `{"x":${value}}`, source };
}

/** A list's calls in their order, each with its place as source; `user/` before a logged one makes it the user's. */
export function inputOf(lists: {
  readonly archived: readonly string[];
  readonly logged?: readonly string[] | null;
  readonly reference?: readonly string[];
}): AttributionInput {
  const { archived, logged = [], reference = [] } = lists;
  return {
    archived: archived.map((short, index) => callOf(short, `list/${index}`)),
    logged: logged === null ? null : logged.map(loggedCallOf),
    reference: reference.map((short, index) => callOf(short, `reference/${index}`)),
    terminators: ["transfer"],
    messageAction: "respond",
  };
}

function loggedCallOf(short: string, index: number): LoggedCall {
  const isUser = short.startsWith("user/");
  const call = callOf(short.replace("user/", ""), `log/${index}`);
  return { ...call, actor: isUser ? "user" : "agent" };
}

/** What one reading of a list says of one action. */
interface Label {
  readonly actor: Actor;
  readonly worth: "equal" | "explained" | "none";
  /** Where the copy it belongs to starts. */
  readonly copyStart: number | null;
}

type Reading = readonly Label[];

/** What all readings of a list together say, found by writing each of them down. */
export interface SlowAnswer {
  readonly actors: readonly Actor[];
  readonly injectedSpans: readonly Span[];
  readonly copies: { readonly atLeast: number; readonly atMost: number };
  readonly agentActionCount: number | null;
}

/** Attributes a short list by enumerating every order-preserving reading of it. */
export function attributeSlowly(
  input: AttributionInput,
  logged: readonly LoggedCall[],
): SlowAnswer {
  const reference = input.reference.filter(({ name }) => !input.terminators.includes(name));
  const readings = bestOf(allReadings(input, reference, logged, 0, 0));
  const expected = input.archived.flatMap((_call, start) =>
    input.terminators.includes(`${input.archived[start - 1]?.name}`) &&
    standsAt(input.archived, reference, start)
      ? [start]
      : [],
  );
  const copying = readings.filter((reading) =>
    expected.every((start) => reading[start]?.copyStart === start),
  );
  const kept = copying.length > 0 ? copying : readings;
  const contested = expected.filter((start) =>
    kept.every((reading) => reading[start]?.copyStart !== start),
  );
  const counts = kept.map((reading) => startsOf(reading).length);
  return {
    actors: input.archived.map((_call, index) => {
      const isContested = contested.some(
        (start) => start <= index && index < start + reference.length,
      );
      const possible = new Set(kept.flatMap((reading) => reading[index]?.actor ?? []));
      if (isContested) possible.add("reference");
      const [actor = "uncertain", ...others] = possible;
      return others.length > 0 ? "uncertain" : actor;
    }),
    injectedSpans: input.archived.flatMap((_call, from) =>
      kept.every((reading) => reading[from]?.copyStart === from)
        ? [{ from, to: from + reference.length }]
        : [],
    ),
    copies: { atLeast: Math.min(...counts), atMost: Math.max(...counts) + contested.length },
    agentActionCount: contested.length > 0 ? null : agentCount(kept),
  };
}

function agentCount(readings: readonly Reading[]): number | null {
  const counts = new Set(
    readings.map((reading) =>
      reading.some(({ actor }) => actor === "uncertain")
        ? null
        : reading.filter(({ actor }) => actor === "agent").length,
    ),
  );
  const [count = null, ...others] = counts;
  return others.length > 0 ? null : count;
}

function startsOf(reading: Reading): readonly number[] {
  return reading.flatMap(({ copyStart }, index) => (copyStart === index ? [index] : []));
}

function bestOf(readings: readonly Reading[]): readonly Reading[] {
  const worths = readings.map((reading) => {
    const equal = reading.filter(({ worth }) => worth === "equal").length;
    const explained = reading.filter(({ worth }) => worth === "explained").length;
    return equal * 1000 + explained;
  });
  const best = Math.max(...worths);
  return readings.filter((_reading, index) => worths[index] === best);
}

function allReadings(
  input: AttributionInput,
  reference: readonly ActionCall[],
  logged: readonly LoggedCall[],
  row: number,
  column: number,
): readonly Reading[] {
  const call = input.archived[row];
  if (call === undefined) return [[]];
  const rest = (labels: readonly Label[], next: number) =>
    allReadings(input, reference, logged, row + labels.length, next).map((reading) => [
      ...labels,
      ...reading,
    ]);
  const named = agentByName(call.name, input) === null ? "uncertain" : "agent";
  const unexplained = rest([{ actor: named, worth: "none", copyStart: null }], column);
  const paired = logged.flatMap((other, place) => {
    const worth = place < column ? null : worthOf(call, other);
    return worth === null ? [] : rest([{ actor: other.actor, worth, copyStart: null }], place + 1);
  });
  const label = { actor: "reference", worth: "explained", copyStart: row } as const;
  const copied = standsAt(input.archived, reference, row)
    ? rest(
        reference.map(() => label),
        column,
      )
    : [];
  return [...unexplained, ...paired, ...copied];
}

function worthOf(archived: ActionCall, logged: ActionCall): "equal" | "explained" | null {
  if (archived.name !== logged.name) return null;
  if (archived.argumentsJson === logged.argumentsJson) return "equal";
  const areLists = [archived, logged].every(({ argumentsJson }) => argumentsJson.includes("["));
  return areLists ? "explained" : null;
}

function standsAt(
  list: readonly ActionCall[],
  reference: readonly ActionCall[],
  start: number,
): boolean {
  const isEqual = reference.every(({ name, argumentsJson }, offset) => {
    const other = list[start + offset];
    return other?.name === name && other.argumentsJson === argumentsJson;
  });
  return isEqual && reference.length > 0;
}
