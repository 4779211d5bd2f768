/** A count and what it is out of: AlphaDiana prints 0.0 where the second is 0; there is no data then. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

export interface CategoryReport {
  readonly category: string;
  /** Null where no counted record is of this category. */
  readonly correct: Share | null;
  readonly records: number;
  /** Null where no expected task is of this category. */
  readonly passAtK: Share | null;
  readonly avgAtK: Share | null;
}

/** AlphaDiana's report of one run, each figure as it defines it (formats: AlphaDiana 3.2). */
export interface RunReport {
  readonly samplesPerTask: number;
  readonly expectedTasks: number;
  readonly expectedSamples: number;
  readonly records: number;
  readonly validScored: number;
  readonly invalidScored: number;
  readonly errorRecords: number;
  readonly missingSamples: number;
  readonly missingTasks: number;
  /** Records that count for accuracy: the valid ones, and zeros declared for an empty or absent answer. */
  readonly accuracy: Share;
  readonly accuracyTotal: Share;
  /** Null where AlphaDiana's sum breaks off. */
  readonly scoreSum: number | null;
  readonly wallTimeSumSec: number;
  /** Null where AlphaDiana's sum breaks off. */
  readonly tokens: { readonly prompt: number; readonly completion: number } | null;
  readonly passAtK: Share;
  readonly avgAtK: Share;
  readonly categories: readonly CategoryReport[];
  readonly errors: ReadonlyMap<string, number>;
  /** Null for every benchmark but DecodingTrust. */
  readonly decodingTrust: {
    readonly taskSuccess: Share;
    readonly attackSuccess: Share;
  } | null;
}
