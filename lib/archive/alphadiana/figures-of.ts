import type { Share } from "./report/run-report.ts";
import { type SurveyedRun, statedFact } from "./surveyed-run.ts";

/** One of AlphaDiana's own figures under our name for its rule. */
export interface AlphaDianaFigure {
  readonly name: string;
  readonly metric: string;
  readonly share: Share;
  /** What its two numbers count. */
  readonly meaning: string;
}

/** AlphaDiana's headline figures; DecodingTrust's rates only where it measured them. */
export function figuresOf(run: SurveyedRun): readonly AlphaDianaFigure[] {
  const { report } = run;
  const { samplesPerTask: k, accuracy, accuracyTotal, passAtK, avgAtK, scoreSum } = report;
  const meanScore = scoreSum === null ? [] : [{ count: scoreSum, of: accuracy.of }];
  const isResolveRate = statedFact(run, "benchmark_name") === "swebench_pro_os";
  return [
    figure("accuracy", accuracy, "records that count are correct; unplanned ones count too"),
    figure("accuracy_total", accuracyTotal, "expected samples are correct, missing ones are wrong"),
    ...meanScore.map((share) => figure("mean_score", share, "is the sum of scores over records")),
    {
      ...figure(`pass_at_${k}`, passAtK, "tasks have a correct sample; not the unbiased estimator"),
      name: "alphadiana_pass_at_k",
    },
    {
      ...figure(`avg_at_${k}`, avgAtK, "samples are correct, missing and invalid ones are wrong"),
      name: "alphadiana_avg_at_k",
    },
    ...(isResolveRate
      ? [figure("resolve_rate", accuracyTotal, "expected samples are resolved")]
      : []),
    ...decodingTrustFigures(run),
  ];
}

function decodingTrustFigures({ report: { decodingTrust } }: SurveyedRun): AlphaDianaFigure[] {
  if (decodingTrust === null) return [];
  return [
    figure("task_success_rate", decodingTrust.taskSuccess, "verdicts on the task are a success"),
    figure(
      "attack_success_rate",
      decodingTrust.attackSuccess,
      "verdicts on the attack are a success",
    ),
  ];
}

function figure(metric: string, share: Share, meaning: string): AlphaDianaFigure {
  return { name: `alphadiana_${metric}`, metric, share, meaning };
}
