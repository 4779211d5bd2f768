/** What one archive may cost to open and read. Every reader takes the record, so tests can lower a single limit. */
export interface Limits {
  /** The archive's own bytes. */
  readonly archiveBytes: number;
  readonly members: number;
  readonly inflatedTotalBytes: number;
  readonly inflatedMemberBytes: number;
  /** Inflated bytes per packed byte; looked at only once a member is larger than `ratioFromBytes`. */
  readonly ratio: number;
  readonly ratioFromBytes: number;
  readonly pathBytes: number;
  readonly pathDepth: number;
  /** Brackets open at once, inside one element. */
  readonly jsonDepth: number;
  /** Keys of a document's top-level object. */
  readonly topLevelKeys: number;
  readonly elementBytes: number;
  readonly lineBytes: number;
  /** How much of a member `peek` looks at. */
  readonly peekBytes: number;
}

const mebibyte = 1024 * 1024;

export const defaultLimits: Limits = {
  archiveBytes: 4096 * mebibyte,
  members: 20_000,
  inflatedTotalBytes: 8192 * mebibyte,
  // An encrypted entry is text in Base64 twice: 1.78 bytes for each plain one, packed back to about one.
  inflatedMemberBytes: 8192 * mebibyte,
  ratio: 200,
  ratioFromBytes: 16 * mebibyte,
  pathBytes: 1024,
  pathDepth: 32,
  jsonDepth: 256,
  topLevelKeys: 1_000_000,
  elementBytes: 64 * mebibyte,
  lineBytes: 64 * mebibyte,
  peekBytes: mebibyte,
};

/** The default limits with some replaced. */
export function limitsWith(changes: Partial<Limits> = {}): Limits {
  return { ...defaultLimits, ...changes };
}
