import type { JsonElement } from "../../json/json-element.ts";
import type { HalRun } from "../hal-run.ts";
import { kindOfSpan } from "../kind-of-span.ts";
import type { BenchmarkReader, BenchmarkReading } from "./benchmark-reading.ts";
import type { Verdict } from "./episode-of.ts";
import { reportedOnly } from "./figures-only.ts";
import { listedReading } from "./listed-reading.ts";
import { readEntries } from "./read-entries.ts";

const places =
  "The results are a list without task ids, in an order that nothing guarantees: episodes are named by their place in it.";
const images =
  "The scores are similarities of images. A missing answer is replaced by a black image and gets a similarity like any other, so an answer never given cannot be told.";

/** ColBench (hal/benchmarks/colbench.py), backend: the share of tests passed; 1 is success. Nothing marks an error. */
export const readColbenchBackend: BenchmarkReader = (run) => {
  return readList(run, [{ name: "positions", value: places }]);
};

/** ColBench, frontend: the similarity of two images; no value is success. */
export const readColbenchFrontend: BenchmarkReader = (run) => {
  return readList(run, [
    { name: "positions", value: places },
    { name: "missing answers", value: images },
  ]);
};

async function readList(run: HalRun, notes: BenchmarkReading["notes"]): Promise<BenchmarkReading> {
  const { results, member } = run.document;
  if (results === null || (await kindOfSpan(member, results)) !== "list") {
    return reportedOnly(run.ref, "The archive holds no list of results");
  }
  return listedReading({ ...(await readEntries(run, results, verdictOf)), notes });
}

function verdictOf(entry: JsonElement): Verdict | null {
  const { value } = entry;
  if (typeof value !== "number" || value < 0 || value > 1) return null;
  const lexeme = entry.lexeme("");
  return { status: "valid", value, lexeme, text: `The scorer wrote ${lexeme} at this place.` };
}
