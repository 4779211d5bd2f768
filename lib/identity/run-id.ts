import { canonicalHash } from "./canonical-hash.ts";

interface RunIdentity {
  readonly archiveSha256: string;
  readonly nativeId: string | null;
  /** Null when the archive is a single file. */
  readonly memberPath: string | null;
  readonly benchmark: string;
  /** Null while nobody has named the task set. */
  readonly taskSet: string | null;
}

/** The stable id of a run: `r_` and 20 hex digits, the same for the same bytes on every machine. */
export function runId({
  archiveSha256,
  nativeId,
  memberPath,
  benchmark,
  taskSet,
}: RunIdentity): string {
  const native = nativeId ?? memberPath;
  return `r_${canonicalHash([archiveSha256, native, benchmark, taskSet]).slice(0, 20)}`;
}
