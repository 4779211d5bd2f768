import type { Taken } from "./taken.ts";

export interface ReadWay {
  readonly name: string;
  readonly label: string;
  /** Least speed as a share of the baseline's; null where none is aimed at. */
  readonly aim: number | null;
  /** Each process loads only what its way needs. */
  load(): Promise<(path: string) => Promise<Taken>>;
}

/** Ways of reading a results file, each with more to do than the one before. */
export const readWays: readonly ReadWay[] = [
  {
    name: "split",
    label: "split and parse",
    aim: 1,
    load: async () => (await import("./split-way.ts")).splitWay,
  },
  {
    name: "scalars",
    label: "read scalars, nothing stored",
    aim: null,
    load: async () => (await import("./scalars-way.ts")).scalarsWay,
  },
  {
    name: "store-scalars",
    label: "scalars stored",
    aim: 0.8,
    load: async () => (await import("./store-scalars-way.ts")).storeScalarsWay,
  },
  {
    name: "store-traces",
    label: "scalars and traces stored",
    aim: 0.45,
    load: async () => (await import("./store-traces-way.ts")).storeTracesWay,
  },
];
