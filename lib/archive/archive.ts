import type { Problem } from "#lib/domain/problem.ts";

/**
 * The shape of a member's first bytes (at most 1 MiB): enough to tell formats apart by content.
 * `paths` holds the object keys seen down to depth 4, array elements written as `[]`:
 * `/info/environment_info`, `/simulations/[]/termination_reason`, `/[]/task_id` for a top-level array.
 */
export interface Peek {
  readonly kind: "json_object" | "json_array" | "json_lines" | "text" | "binary" | "empty";
  /** For `json_lines`: the keys of the first line. */
  readonly paths: ReadonlySet<string>;
  has(path: string): boolean;
}

/** One file inside an archive. Bytes are read only when asked for, never past the limits; `open` may be called again. */
export interface ArchiveMember {
  /** Relative, with `/`, already checked for safety. For a single file: its given name, for display only. */
  readonly path: string;
  /** Plain (inflated) size; null when the container does not say. */
  readonly bytes: number | null;
  open(): AsyncIterable<Uint8Array>;
  peek(): Promise<Peek>;
}

export const containers = ["file", "gzip", "zip", "tar"] as const;
export type Container = (typeof containers)[number];

/** An opened archive: member names are known and safe, contents are not yet read. */
export interface Archive {
  readonly container: Container;
  readonly sha256: string;
  /** Size of the archive's own bytes. */
  readonly bytes: number;
  readonly name: string;
  /** Where a format may keep what it unpacks or decrypts while it reads; it removes that itself. */
  readonly spoolFolder: string;
  readonly members: readonly ArchiveMember[];
  /** Removes whatever was unpacked to read it. */
  close(): Promise<void>;
}

/** Thrown by `open` and the readers below it when bytes cannot be trusted; carries what the report shows. */
export class ArchiveProblem extends Error {
  override readonly name = "ArchiveProblem";
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}
