/** What AlphaDiana's report needs of a loaded record. */
export interface LoadedRow {
  readonly task: string;
  readonly sample: number;
  /** Its status as loaded. */
  readonly status: string;
  /** Its status as the report infers it once more, with the loaded word stored: the two can differ. */
  readonly reportStatus: string;
  readonly score: unknown;
  readonly correct: unknown;
  /** Empty output or no answer that is counted as a 0 all the same. */
  readonly isMetricZero: boolean;
  readonly wallTimeSec: number;
  /** Null when AlphaDiana's sum would break off. */
  readonly tokens: { readonly prompt: number; readonly completion: number } | null;
  readonly category: string | null;
  readonly errorType: string;
  /** DecodingTrust's two verdicts; null when they are none. */
  readonly taskSuccess: boolean | null;
  readonly attackSuccess: boolean | null;
}
