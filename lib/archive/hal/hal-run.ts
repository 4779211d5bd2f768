import type { DecryptedEntry } from "./decrypt/decrypt-entry.ts";
import type { HalDocument } from "./document.ts";
import type { LogShape } from "./log-shape.ts";
import type { Attempts } from "./raw-submissions.ts";
import type { Config, GitInfo } from "./schema.ts";

/** One `_UPLOAD.json` and everything around it that its readers need. */
export interface HalRun {
  readonly document: HalDocument;
  readonly ref: string;
  readonly memberPath: string | null;
  readonly config: Config;
  readonly benchmarkName: string;
  readonly git: GitInfo | null;
  readonly logShape: LogShape;
  /** Null for a plain archive. */
  readonly decrypted: DecryptedEntry | null;
  /** What the ledger of submissions says of each task; null without one. */
  readonly attempts: ReadonlyMap<string, Attempts> | null;
  readonly lists: TaskListing;
}

/** What `results` lists by task; null where it lists nothing. */
export interface TaskListing {
  readonly successful: readonly string[] | null;
  readonly failed: readonly string[] | null;
  /** Tasks of which a model call was logged. */
  readonly called: ReadonlySet<string> | null;
}
