import type { RunRecord } from "#lib/domain/record.ts";
import { figuresFault } from "./figures-fault.ts";
import { figuresOf } from "./figures-of.ts";
import type { CategoryReport, Share } from "./report/run-report.ts";
import type { SurveyedRun } from "./surveyed-run.ts";

type Note = RunRecord["notes"][number];

const listedCategories = 100;

/** Numerator and denominator of each of AlphaDiana's own figures, which divide by different numbers. */
export function figureNotes(run: SurveyedRun): readonly Note[] {
  const fault = figuresFault(run);
  if (fault !== null) {
    return [{ name: "AlphaDiana's report", value: `None: ${fault.message}` }];
  }
  const { report, manifest } = run;
  const figures = figuresOf(run).map(({ name, share, meaning }) => {
    return { name, value: `${words(share)} ${meaning}` };
  });
  const categories = report.categories.slice(0, listedCategories).map((category) => {
    return { name: `category ${category.category}`, value: categoryWords(category) };
  });
  const sequential =
    manifest?.samples_independent === false
      ? [
          {
            name: "samples",
            value:
              "Samples are not independent: AlphaDiana calls its figures Sequential Any@k and Sequential Mean@k.",
          },
        ]
      : [];
  return [...figures, ...categories, ...sequential];
}

function words({ count, of }: Share): string {
  return of === 0 ? "no data:" : `${count} of ${of}`;
}

function categoryWords({ correct, records, passAtK, avgAtK }: CategoryReport): string {
  return [
    ...(correct === null ? [] : [`${words(correct)} counted records correct`]),
    `${records} records`,
    ...(passAtK === null ? [] : [`${words(passAtK)} tasks passed`]),
    ...(avgAtK === null ? [] : [`${words(avgAtK)} samples passed`]),
  ].join(", ");
}
