import type { RunSummary } from "#lib/domain/run-summary.ts";
import type { Visibility } from "#lib/domain/submission/visibility.ts";
import { formatBytes, formatCount } from "../words/format.ts";
import { planSentence } from "./run-counts.ts";

/** The archive a run came in. */
export interface ProvenanceArchive {
  readonly sha256: string;
  readonly bytes: number;
  readonly format: string;
  readonly formatVersion: string | null;
  readonly name: string;
  readonly container: "file" | "gzip" | "zip" | "tar";
  readonly visibility: Visibility;
}

/** One link of the chain from the bytes to the figures. */
export interface ProvenanceLine {
  readonly name: string;
  readonly value: string;
  /** A digest, path or id, to be compared sign by sign. */
  readonly isExact: boolean;
}

const containers = {
  file: "a single file",
  gzip: "a gzip file",
  zip: "a zip archive",
  tar: "a tar of a folder",
} as const satisfies Record<ProvenanceArchive["container"], string>;

const visibilityWords = {
  public: "messages are public, reference actions are not",
  aggregates_only: "scores and statuses are public, messages are not",
} as const satisfies Record<Visibility, string>;

/** The chain from archive to plan: what was read, out of what, by which adapter. */
export function provenanceLines(
  run: RunSummary,
  archive: ProvenanceArchive,
): readonly ProvenanceLine[] {
  const { sha256, bytes, name, container, format, formatVersion, visibility } = archive;
  return [
    exact("Archive, sha256", sha256),
    plain(
      "Archive",
      `${name}, ${formatBytes(bytes)} (${formatCount(bytes)} bytes), ${containers[container]}`,
    ),
    plain("Read as", `${format}, format version ${formatVersion ?? "not stated"}`),
    ...(run.memberPath === null ? [] : [exact("Member of the archive", run.memberPath)]),
    exact("Place in the archive", run.source),
    ...(run.nativeId === null ? [] : [exact("The archive's own id", run.nativeId)]),
    ...run.provenance.map(({ name: fact, value }) => exact(sentenceCase(fact), value)),
    plain("Task set", taskSetText(run)),
    ...(run.taskSet.hash === null ? [] : [exact("Task set, sha256", run.taskSet.hash)]),
    plain("Plan", planSentence(run.counts, run.plannedSource)),
    plain("Prices", pricesText(run)),
    ...(run.counts === null ? [] : [plain("Shown to everybody", visibilityWords[visibility])]),
  ];
}

function sentenceCase(text: string): string {
  return /^[a-z]+(?: |$)/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

function plain(name: string, value: string): ProvenanceLine {
  return { name, value, isExact: false };
}

function exact(name: string, value: string): ProvenanceLine {
  return { name, value, isExact: true };
}

function taskSetText({ benchmark, taskSet }: RunSummary): string {
  const { name, version, tasks } = taskSet;
  return [
    `${benchmark} / ${name ?? "task set unknown"}`,
    `version ${version ?? "not stated"}`,
    ...(tasks === null ? [] : [`${formatCount(tasks)} tasks`]),
  ].join(", ");
}

function pricesText({ costs, counts }: RunSummary): string {
  const tables = new Set(costs.flatMap(({ priceTable }) => priceTable ?? []));
  if (tables.size > 0) return [...tables].join(", ");
  return counts === null || costs.length === 0
    ? "the archive holds no costs of episodes"
    : "the archive names no price table";
}
