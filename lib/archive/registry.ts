import type { ArchiveAdapter } from "./adapter.ts";
import { alphaDiana } from "./alphadiana/index.ts";
import type { Archive } from "./archive.ts";
import { assayJsonl } from "./assay-jsonl/index.ts";
import { hal } from "./hal/index.ts";
import { halBoard } from "./hal-board/index.ts";
import { rescoreJsonl } from "./rescore-jsonl/index.ts";
import { tauBench } from "./tau-bench/index.ts";
import { tau2Bench } from "./tau2-bench/index.ts";
import { tau2Submission } from "./tau2-submission/index.ts";

/** Every format we read. Order carries no meaning: at most one may recognise an archive. */
export const adapters: readonly ArchiveAdapter[] = [
  alphaDiana,
  assayJsonl,
  hal,
  halBoard,
  rescoreJsonl,
  tau2Bench,
  tau2Submission,
  tauBench,
];

export type Choice =
  | { readonly kind: "chosen"; readonly adapter: ArchiveAdapter }
  | { readonly kind: "unrecognised" }
  | { readonly kind: "ambiguous"; readonly ids: readonly string[] };

/** Picks the one adapter that recognises the archive, and refuses to guess between two. */
export async function chooseAdapter(archive: Archive, from = adapters): Promise<Choice> {
  const claims = await Promise.all(from.map((adapter) => adapter.recognises(archive)));
  const [first, ...others] = from.filter((_, index) => claims[index]);
  if (first === undefined) return { kind: "unrecognised" };
  if (others.length > 0) return { kind: "ambiguous", ids: [first, ...others].map(({ id }) => id) };
  return { kind: "chosen", adapter: first };
}
