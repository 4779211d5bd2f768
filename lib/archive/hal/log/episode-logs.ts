import type { LoggedCall } from "#lib/domain/attribution/logged-call.ts";
import type { CallNote } from "./call-note.ts";
import { distinctCalls } from "./distinct-calls.ts";

/** What the log shows of one episode. */
export interface EpisodeLog {
  /** The agent's actions in the order of their calls; null when the log does not show them. */
  readonly logged: readonly LoggedCall[] | null;
  /** Why `logged` is null although calls are logged; absent otherwise. */
  readonly unshownBecause?: string;
  /** One source for each time the simulated user sent its stop word. */
  readonly userStops: readonly string[];
}

const nothing: EpisodeLog = { logged: null, userStops: [] };

/** What the log shows, by task. Holds what models did, not what they were told. */
export class EpisodeLogs {
  private readonly notes = new Map<string, CallNote[]>();

  private missed = 0;

  /** A logged call that cannot be read: nobody knows whose it was. */
  miss(): void {
    this.missed += 1;
  }

  take(task: string, note: CallNote): void {
    const known = this.notes.get(task);
    if (known === undefined) this.notes.set(task, [note]);
    else known.push(note);
  }

  of(task: string): EpisodeLog {
    const notes = this.notes.get(task);
    if (notes === undefined) return nothing;
    const calls = distinctCalls(notes);
    const userStops = stopsOf(calls);
    const unshownBecause = unshown(calls) ?? this.missing();
    if (unshownBecause !== null) return { logged: null, userStops, unshownBecause };
    return { logged: loggedOf(calls), userStops };
  }

  private missing(): string | null {
    if (this.missed === 0) return null;
    return `${this.missed} of the log's entries cannot be read, and may be calls of this episode.`;
  }
}

/** Why the calls do not show what the agent did: a part of a log accounts for nothing. Null when they do. */
function unshown(calls: readonly CallNote[]): string | null {
  const agents = calls.filter(({ role }) => role !== "user");
  if (agents.length === 0) return "Only the simulated user's calls are logged for the episode.";
  const dark = agents.filter(({ acts }) => acts === null).length;
  if (dark === 0) return null;
  return `${dark} of the episode's ${agents.length} logged calls do not show which actions they led to.`;
}

function loggedOf(calls: readonly CallNote[]): readonly LoggedCall[] {
  const agents = calls.filter(({ role }) => role !== "user");
  return agents.flatMap(({ acts }) =>
    (acts ?? []).map((act) => ({ ...act, actor: "agent" as const })),
  );
}

/** The simulator's own calls where they are logged; else what the agent was told, in the call that was told most. */
function stopsOf(calls: readonly CallNote[]): readonly string[] {
  const sent = calls.flatMap(({ stop }) => stop ?? []);
  if (sent.length > 0) return sent;
  return calls.reduce<readonly string[]>(
    (most, { toldStops }) => (toldStops.length > most.length ? toldStops : most),
    [],
  );
}
