import { z } from "zod";
import type { JsonElement } from "../../json/json-element.ts";
import { pointerTokens } from "../../json/pointer.ts";
import { childrenOf } from "../children-of.ts";
import type { HalRun } from "../hal-run.ts";
import type { BenchmarkReader } from "./benchmark-reading.ts";
import type { Verdict } from "./episode-of.ts";
import { reportedOnly } from "./figures-only.ts";
import { listedReading } from "./listed-reading.ts";
import { readEntries } from "./read-entries.ts";
import { sectionsOf } from "./sections-of.ts";

const places =
  "The results are lists without task ids: episodes are named by their place in them. The harness's task lists name ids that cannot be matched.";

/**
 * AssistantBench (hal/benchmarks/assistantbench.py): lists of scores and answers by place. A scorer that broke off
 * writes a score of 0 and no answer, as for an agent that abstained.
 */
export const readAssistantBench: BenchmarkReader = async (run) => {
  const sections = await sectionsOf(run);
  const scores = sections.get("scores");
  if (scores === undefined) return reportedOnly(run.ref, "The archive holds no list of scores");
  const answers = await answersOf(run);
  const read = await readEntries(run, scores, (entry, place) =>
    verdictOf(entry, answers.get(place)),
  );
  return listedReading({ ...read, notes: [{ name: "positions", value: places }] });
};

const NoAnswer = z.union([z.literal(0), z.literal(false), z.literal(""), z.null()]);

function verdictOf(entry: JsonElement, answer: unknown): Verdict | null {
  const { value } = entry;
  if (typeof value !== "number" || value < 0 || value > 1) return null;
  if (typeof answer === "string" && /^(?:ERROR|TIMEOUT)/.test(answer)) {
    return { status: "broke_off", error: answer };
  }
  const lexeme = entry.lexeme("");
  if (value === 0 && NoAnswer.safeParse(answer).success) {
    const text =
      "The score is 0 and there is no answer: an agent that abstained and a scorer that broke off look the same.";
    return { status: "unscored", reason: "indeterminate", text, lexeme };
  }
  return { status: "valid", value, lexeme, text: `The scorer wrote ${lexeme} at this place.` };
}

async function answersOf(run: HalRun): Promise<ReadonlyMap<string, unknown>> {
  const answers = new Map<string, unknown>();
  const section = (await sectionsOf(run)).get("answers");
  if (section === undefined) return answers;
  for await (const item of childrenOf(run.document.member, section)) {
    if (item.kind === "problem") continue;
    const [place = ""] = pointerTokens(item.element.pointer);
    answers.set(place, item.element.value);
  }
  return answers;
}
