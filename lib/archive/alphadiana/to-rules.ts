import type { NamedRule } from "#lib/domain/run-summary.ts";
import { figuresFault } from "./figures-fault.ts";
import { figuresOf } from "./figures-of.ts";
import type { SurveyedRun } from "./surveyed-run.ts";

/** AlphaDiana's figures as named rules. Null where it divides by nothing (it prints 0.0 there) or has no report at all. */
export function toRules(run: SurveyedRun): readonly NamedRule[] {
  const isKnown = figuresFault(run) === null;
  return figuresOf(run).map(({ name, metric, share: { count, of } }) => {
    const value = count / of;
    return { name, metric, value: isKnown && Number.isFinite(value) ? value : null };
  });
}
