/** What every part of the bench works with. */
export interface BenchContext {
  readonly root: string;
  /** A folder of this run's own in the system's temporary folder. */
  readonly folder: string;
  readonly dataFolder: string;
  /** A migrated database of this run's own. */
  readonly databaseUrl: string;
  readonly scale: Scale;
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
  /** The address of a production server over that database, started when first asked for. */
  address(): Promise<string>;
}

export const scales = ["small", "full"] as const;
export type Scale = (typeof scales)[number];

export interface Part {
  readonly name: string;
  run(context: BenchContext): Promise<void>;
}
