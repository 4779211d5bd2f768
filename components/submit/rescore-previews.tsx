import { CountsTable } from "#components/run-summary/counts-table.tsx";
import { MeasurementTable } from "#components/run-summary/measurement-table.tsx";
import type { RescoreSummary } from "#lib/domain/replay/rescore-summary.ts";
import { boardPath, runPath } from "#lib/url/page-path.ts";
import { rescoreText } from "#lib/view/submission/rescore-lines.ts";
import styles from "./rescore-previews.module.css";

interface RescorePreviewsProps {
  readonly rescores: readonly RescoreSummary[];
  readonly isPublished: boolean;
}

/** What each re-score of an archive comes to over the run that it is of. */
export function RescorePreviews({ rescores, isPublished }: RescorePreviewsProps) {
  return rescores.map((rescore) => (
    <RescorePreview key={rescore.id} rescore={rescore} isPublished={isPublished} />
  ));
}

interface RescorePreviewProps {
  readonly rescore: RescoreSummary;
  readonly isPublished: boolean;
}

function RescorePreview({ rescore, isPublished }: RescorePreviewProps) {
  const { finding, facts, run } = rescoreText(rescore, isPublished);
  const { placement } = rescore;
  return (
    <section aria-labelledby={rescore.id}>
      <h2 id={rescore.id}>Re-score of a run</h2>
      <p className="say">{finding}</p>
      {run !== null && (
        <p>
          It belongs to{" "}
          <a href={`${runPath(run.id)}#measurements`}>
            <bdi>{run.label}</bdi>
          </a>{" "}
          on <a href={boardPath(run.board)}>{run.board}</a>.
        </p>
      )}
      <div className={styles["columns"]}>
        <dl className={styles["facts"]}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {placement !== null && (
          <div>
            <CountsTable counts={placement.counts} reasons={placement.reasons} />
          </div>
        )}
        <div>
          <MeasurementTable measurement={rescore.measurement} />
        </div>
      </div>
    </section>
  );
}
