import type { AdapterOptions, ArchiveAdapter, Reading } from "#lib/archive/adapter.ts";
import { type Archive, ArchiveProblem } from "#lib/archive/archive.ts";
import { describeUnrecognised } from "#lib/archive/describe-unrecognised.ts";
import { chooseAdapter } from "#lib/archive/registry.ts";
import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";
import { unreadCall } from "#lib/domain/ledger/unread-call.ts";
import type { UsageCall } from "#lib/domain/ledger/usage-call.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { EpisodeRecord, ReportedFigure, RunRecord } from "#lib/domain/record.ts";
import type { NamedRule } from "#lib/domain/run-summary.ts";
import type { HeldDecisions } from "#lib/domain/submission/secret-decisions.ts";
import { runId } from "#lib/identity/run-id.ts";
import { SecretScreen } from "#lib/secrets/secret-screen.ts";
import { ambiguous } from "./ambiguous.ts";
import { type Declarations, declare } from "./declare.ts";
import { noRows } from "./no-rows.ts";
import { ProblemLog } from "./problem-log.ts";
import type { ArchiveReading, RunReading } from "./read-report.ts";
import { refusal } from "./refusal.ts";
import { type RescoreLog, settledRescores, takeRescore } from "./rescore-log.ts";
import type { ReadEpisode } from "./resolve-episodes.ts";
import { callFault, episodeFault, figureFault, runFault } from "./row-fault.ts";
import { summariseRun } from "./summarise-run.ts";

export interface ReadOptions {
  readonly declarations?: Declarations;
  /** Opens an encrypted archive; null or absent means the format's own published password. Never stored, never in a message. */
  readonly password?: string | null;
  /** What its submitter decided on possible secrets: only a dismissed one is left in a text. */
  readonly secretDecisions?: HeldDecisions;
  /** False when the caller neither stores nor shows a timeline: then none is built, nor looked through for secrets. */
  readonly traces?: boolean;
  /** Called with the number of episodes read so far. */
  readonly onEpisode?: (episodes: number) => void;
  /** Takes the trace of each episode while reading; awaited, so memory stays at one episode. */
  readonly onTrace?: (
    runId: string,
    ordinal: number,
    events: readonly EpisodeEvent[],
  ) => Promise<void>;
}

/** What one run has gathered so far. */
interface Gathered {
  readonly id: string;
  readonly run: RunRecord;
  readonly episodes: ReadEpisode[];
  readonly figures: ReportedFigure[];
  readonly calls: UsageCall[];
  readonly rules: NamedRule[];
}

/**
 * Reads an archive into summaries and settled episodes: the one code path of the command line, the preview and
 * publishing. Scalars of all episodes are held (duplicates and plans need them), traces are not.
 *
 * An archive that no format recognises, or two do, or whose bytes break off gives a reading whose problems say so;
 * a throw means that a program is wrong.
 */
export async function readArchive(
  archive: Archive,
  options: ReadOptions = {},
): Promise<ArchiveReading> {
  try {
    const choice = await chooseAdapter(archive);
    if (choice.kind === "chosen") return await readChosen(choice.adapter, archive, options);
    const problem =
      choice.kind === "ambiguous"
        ? ambiguous(archive, choice.ids)
        : await describeUnrecognised(archive);
    return refusal(archive, problem);
  } catch (error) {
    if (error instanceof ArchiveProblem) return refusal(archive, error.problem);
    throw error;
  }
}

/** Of an archive that its password does not open the format is known: its submitter may still give the password. */
async function readChosen(
  adapter: ArchiveAdapter,
  archive: Archive,
  options: ReadOptions,
): Promise<ArchiveReading> {
  try {
    return await readWith(adapter, archive, options);
  } catch (error) {
    const isLocked = error instanceof ArchiveProblem && error.problem.code === "encrypted_member";
    if (isLocked) return refusal(archive, error.problem, adapter.id);
    throw error;
  }
}

async function readWith(
  adapter: ArchiveAdapter,
  archive: Archive,
  options: ReadOptions,
): Promise<ArchiveReading> {
  const taking: Taking = {
    archive,
    options,
    gathered: new Map(),
    rescores: new Map(),
    sources: new Map(),
    problems: new ProblemLog(),
    screen: new SecretScreen(options.secretDecisions),
  };
  let episodes = 0;
  for await (const reading of adapter.read(archive, adapterOptions(options))) {
    await take(reading, taking);
    const isEpisode = reading.kind === "episode" || reading.kind === "rescored";
    if (isEpisode) options.onEpisode?.(++episodes);
  }
  return reported(adapter, taking);
}

function adapterOptions({ password = null, traces = true }: ReadOptions): AdapterOptions {
  return { password, traces };
}

interface Taking {
  readonly archive: Archive;
  readonly options: ReadOptions;
  readonly gathered: Map<string, Gathered>;
  readonly rescores: RescoreLog;
  /** Run id to where the run stands. */
  readonly sources: Map<string, string>;
  readonly problems: ProblemLog;
  readonly screen: SecretScreen;
}

async function take(reading: Reading, taking: Taking): Promise<void> {
  switch (reading.kind) {
    case "problem":
      return taking.problems.add(reading.problem);
    case "run":
      return takeRun(reading.run, taking);
    case "figure":
      return takeFigure(reading.figure, taking);
    case "usage_call":
      return takeCall(reading.call, taking);
    case "rule":
      gatheredRun(taking, reading.run).rules.push(reading.rule);
      return;
    case "episode":
      return await takeEpisode(reading.episode, taking);
    case "rescore":
    case "rescored":
    case "migration_check":
      return takeRescore(reading, taking);
  }
}

function takeFigure(figure: ReportedFigure, taking: Taking): void {
  const fault = figureFault(figure);
  if (fault === null) gatheredRun(taking, figure.run).figures.push(figure);
  else taking.problems.add(fault);
}

function takeCall(call: UsageCall, taking: Taking): void {
  const fault = callFault(call);
  const { calls } = gatheredRun(taking, call.run);
  if (fault === null) {
    calls.push(call);
    return;
  }
  taking.problems.add(fault);
  const { run, source, task, trial } = call;
  const placed = unreadCall({ run, source, task, trial });
  calls.push(callFault(placed) === null ? placed : { ...placed, task: null, trial: null });
}

async function takeEpisode(record: EpisodeRecord, taking: Taking): Promise<void> {
  const { events: _, ...scalars } = record;
  const fault = episodeFault(scalars);
  if (fault !== null) return taking.problems.add(fault);
  const { events, ...episode } = taking.screen.screened(record, record.source);
  const { id, episodes } = gatheredRun(taking, record.run);
  const ordinal = episodes.length;
  episodes.push({ ...episode, ordinal });
  await taking.options.onTrace?.(id, ordinal, events);
}

function takeRun(archived: RunRecord, taking: Taking): void {
  const { archive, options, gathered, sources, problems, screen } = taking;
  const { run, problems: found } = declare(archived, options.declarations ?? {});
  for (const problem of found) problems.add(problem);
  const fault = runFault(run);
  if (fault !== null) throw new ArchiveProblem(fault);
  const { nativeId, memberPath, benchmark, taskSet } = run;
  const archiveSha256 = archive.sha256;
  const id = runId({ archiveSha256, nativeId, memberPath, benchmark, taskSet: taskSet.name });
  const twin = sources.get(id);
  if (twin !== undefined) throw new ArchiveProblem(sameIdentity(run, twin));
  if (gathered.has(run.ref)) throw new Error(`an adapter yielded two runs as ${run.ref}`);
  sources.set(id, run.source);
  const screened = screen.screened(run, run.source);
  gathered.set(run.ref, { id, run: screened, episodes: [], figures: [], calls: [], rules: [] });
}

function sameIdentity({ source }: RunRecord, first: string): Problem {
  const message = `This run cannot be told from the one at ${first}: same id, benchmark and task set. Give each run an id of its own, or upload them apart.`;
  return { code: "contradiction", effect: "refused", source, message };
}

function gatheredRun({ gathered }: Taking, ref: string): Gathered {
  const one = gathered.get(ref);
  if (one === undefined) throw new Error(`an adapter yielded a row of run ${ref} before the run`);
  return one;
}

async function reported(
  adapter: ArchiveAdapter,
  { archive, options, gathered, rescores: log, problems, screen }: Taking,
): Promise<ArchiveReading> {
  const runs: RunReading[] = [];
  for (const { figures, calls, ...rest } of gathered.values()) {
    const rows = screen.screened({ figures, calls }, rest.run.source);
    const settled = summariseRun({ ...rest, ...rows, archiveSha256: archive.sha256 });
    runs.push(settled.reading);
    for (const problem of settled.problems) problems.add(problem);
  }
  const rescores = settledRescores(log, archive.sha256, problems);
  const anyRow =
    runs.some(({ summary, episodes }) => summary.counts === null || episodes.length > 0) ||
    rescores.some(({ episodes }) => episodes.length > 0);
  if (!anyRow && problems.all(archive.name).every(({ effect }) => effect === "note")) {
    problems.add(noRows(archive, adapter));
  }
  const { sha256, bytes } = archive;
  const formatVersion = await adapter.formatVersion(archive, adapterOptions(options));
  const told = screen.screened(problems.all(archive.name), archive.name);
  return {
    report: {
      archive: { sha256, bytes, format: adapter.id, formatVersion },
      runs: runs.map(({ summary }) => summary),
      ...(rescores.length === 0 ? {} : { rescores: rescores.map(({ summary }) => summary) }),
      problems: told,
      ...screen.found(),
    },
    runs,
    rescores,
  };
}
