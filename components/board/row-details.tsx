import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { comparePairPath, comparePath, runPath } from "#lib/url/page-path.ts";
import type { ComparePartner } from "#lib/view/board/compare-partners.ts";
import { partLines, unresolvedReasons } from "#lib/view/board/row-details.ts";
import { figureLines } from "#lib/view/run/figure-lines.ts";
import { basisCosts } from "#lib/view/run/run-costs.ts";
import { planSentence } from "#lib/view/run/run-counts.ts";
import { counted, formatBounds, shortDigest } from "#lib/view/words/format.ts";
import { scoreSourceWords } from "#lib/view/words/score-source-words.ts";
import styles from "./row-details.module.css";

interface RescoreNoteProps {
  readonly rescore: NonNullable<BoardRun["rescore"]>;
  readonly run: string;
}

interface RowDetailsProps {
  readonly run: BoardRun;
  readonly partners: readonly ComparePartner[];
}

/** What stands behind one row: why episodes are unresolved, its ruler with its sources, its costs by basis. */
export function RowDetails({ run, partners }: RowDetailsProps) {
  return (
    <div className={styles["details"]}>
      <EpisodesPart run={run} />
      <section>
        <h2>Measured with</h2>
        <dl>
          {partLines(run).map(({ name, value, source }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi> <span>{source}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <CostPart run={run} />
      <section>
        <h2>Evidence</h2>
        <p>
          <a href={runPath(run.id)}>The run with every episode</a>
        </p>
        <p>
          <a href={`/api/v1/runs/${run.id}`}>The same as JSON</a>
        </p>
        <p>
          Archive <bdi>{run.archiveName}</bdi>, sha256{" "}
          <code title={run.archiveSha256}>{shortDigest(run.archiveSha256)}</code>
        </p>
        {run.problemCount > 0 && (
          <p>
            <a href={`${runPath(run.id)}#problems`}>
              {counted(run.problemCount, "note")} on how it was read
            </a>
          </p>
        )}
        {run.rescore !== null && <RescoreNote rescore={run.rescore} run={run.id} />}
        {run.constructed && <p>The figures of this row are constructed.</p>}
      </section>
      {partners.length > 0 && <PartnersPart run={run.id} partners={partners} />}
    </div>
  );
}

function PartnersPart({
  run,
  partners,
}: { readonly run: string } & Pick<RowDetailsProps, "partners">) {
  return (
    <section>
      <h2>Compare</h2>
      {partners.map((partner) => (
        <p key={partner.run}>
          <a href={comparePairPath(run, partner.run)}>
            Compare with <bdi>{partner.label}</bdi>
          </a>
        </p>
      ))}
      <p>
        <a href={`${comparePath}?base=${run}`}>Compare with other runs</a>
      </p>
    </section>
  );
}

function RescoreNote({ rescore, run }: RescoreNoteProps) {
  const { scoreSource, numberReturned } = rescore;
  return (
    <p>
      These scores are {scoreSourceWords[scoreSource]}, not the archive's own.
      {numberReturned !== null && ` The re-grade returned ${numberReturned}; that is no score.`}{" "}
      <a href={`${runPath(run)}#measurements`}>Every measurement of the run</a>
    </p>
  );
}

function EpisodesPart({ run }: { readonly run: BoardRun }) {
  const reasons = unresolvedReasons(run.reasons);
  const { low, high } = run.score;
  return (
    <section>
      <h2>{run.counts === null ? "Figures as reported" : "Episodes"}</h2>
      <p>{planSentence(run.counts, run.plannedSource)}</p>
      {low !== null && high !== null && <p>Bounds {formatBounds(low, high)}</p>}
      {reasons.length > 0 && (
        <dl>
          {reasons.map(({ label, episodes }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{episodes}</dd>
            </div>
          ))}
        </dl>
      )}
      <FigureList run={run} />
      {run.rescore === null && run.counts !== null && run.counts.valid < run.counts.planned && (
        <p>
          <a href={`${runPath(run.id)}?status=unresolved#episodes`}>The unresolved episodes</a>
        </p>
      )}
    </section>
  );
}

function FigureList({ run }: { readonly run: BoardRun }) {
  const figures = figureLines(run.reported);
  if (figures.length === 0) return null;
  return (
    <dl>
      {figures.map(({ name, archived, agrees, notes }) => (
        <div key={name}>
          <dt>
            <bdi>{name}</bdi> as archived
          </dt>
          <dd>
            {archived} <span>{run.counts === null ? "" : agrees}</span>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CostPart({ run }: { readonly run: BoardRun }) {
  const costs = basisCosts(run);
  return (
    <section>
      <h2>Cost of the whole run</h2>
      {costs.length === 0 && <p>The archive holds no cost of an episode.</p>}
      <dl>
        {costs.map(({ basis, role, text, notes }) => (
          <div key={`${basis} ${role} ${text}`}>
            <dt>
              {basis}, {role}
            </dt>
            <dd>
              {text} <span>{notes.join("; ")}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
